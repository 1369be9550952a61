"""The order of requests to a bot host."""

from __future__ import annotations

import asyncio

from hexstead.server.waiting_line import WaitingLine


def test_the_last_go_behind_all_others_in_order_of_arrival():
    async def queue() -> list[str]:
        line, order = WaitingLine(), []

        async def enter(name: str, is_last: bool) -> None:
            async with line.turn(is_last):
                order.append(name)
                await asyncio.sleep(0)

        await asyncio.gather(*(enter(name, name.isupper()) for name in "AbCdEf"))
        assert line.longest_wait() == 0
        return order

    assert asyncio.run(queue()) == ["A", "b", "d", "f", "C", "E"]


def test_a_cancelled_task_does_not_block_the_line():
    async def queue() -> list[int]:
        line, order = WaitingLine(), []

        async def enter(n: int) -> None:
            async with line.turn():
                order.append(n)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(enter(n)) for n in range(4)]
        await asyncio.sleep(0.001)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(queue()) == [0, 2, 3]


def test_a_task_cancelled_at_the_moment_of_its_turn_passes_it_on():
    async def queue() -> list[int]:
        line, order = WaitingLine(), []

        async def enter(n: int) -> None:
            async with line.turn():
                order.append(n)
                if n == 0:
                    await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(enter(n)) for n in range(3)]
        tasks[0].add_done_callback(lambda _: tasks[1].cancel())  # in the same step as its turn begins
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(queue())[-1] == 2
