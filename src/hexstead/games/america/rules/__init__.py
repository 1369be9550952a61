"""The rules of America, written once, run plain or compiled. `play.py` is where every action comes in."""
