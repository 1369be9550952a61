"""Print the steps per second of catanatron's Gymnasium environment, in processor time, with random legal actions.

bench_environments.py runs this file with the interpreter of an environment that has `catanatron_gym`, so it must not
import anything of Hexstead.
"""

import time

import gymnasium
import numpy as np

REPEATS, STEPS = 5, 500


def main() -> None:
    made = gymnasium.make("catanatron_gym:catanatron-v1")
    draw = np.random.default_rng(1)
    info = made.reset(seed=1)[1]

    def step() -> None:
        nonlocal info
        legal = info["valid_actions"]
        _, _, over, cut, info = made.step(int(legal[draw.integers(len(legal))]))
        if over or cut:
            info = made.reset()[1]

    for _ in range(200):
        step()
    best = 0.0
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(STEPS):
            step()
        best = max(best, STEPS / (time.process_time() - began))
    print(round(best))


main()
