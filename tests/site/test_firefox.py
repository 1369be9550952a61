"""The static site in Firefox: the first visit, and a game without a network after it."""

import re

import pytest

from tests.site.firefox import find_firefox, running_firefox
from tests.site.offline_games import CONTROLLED, SETTINGS

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

WAIT = 300.0  # seconds; the machine can be busy
ASKED = "document.querySelector('.prompt[data-asked=true]') !== null"
PROMPT = "document.querySelector('main.table')?.dataset.prompt"


def test_a_game_in_firefox_without_a_network(hosted):
    program = find_firefox()
    if program is None:
        pytest.skip("no Firefox")
    with running_firefox(program) as firefox:
        firefox.before_pages(f"() => {{ {SETTINGS} }}")
        firefox.open(hosted.address)
        firefox.wait(CONTROLLED, WAIT)
        hosted.is_down = True
        firefox.open("about:blank")
        firefox.open(hosted.address)
        firefox.click("[data-game=germany] [data-act=play-short]", WAIT)
        firefox.wait(ASKED, WAIT)
        before = firefox.run(PROMPT)
        firefox.click("[data-act=roll]", WAIT)
        firefox.wait(f"{PROMPT} !== {before!r}", WAIT)
        game = re.search("#/t/([A-Z]{6})$", firefox.run("location.href"))
        assert game
        firefox.run("location.reload()")
        firefox.wait(ASKED, WAIT)
        assert firefox.run("location.href").endswith(game[1])
