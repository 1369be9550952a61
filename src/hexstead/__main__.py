"""`python -m hexstead` is the console script `hexstead`."""

from .cli import main

if __name__ == "__main__":
    main()
