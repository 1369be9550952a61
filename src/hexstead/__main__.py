"""`python -m hexstead` is the console script `hexstead`."""

from hexstead.cli import main  # worker processes load this file by its path, and know no package of it

if __name__ == "__main__":
    main()
