"""The static site in Chromium: in a sub-folder, without a network, through updates, installable."""

import json
import re
import time
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.site.built import built_site
from tests.site.offline_games import CONTROLLED, PREFIX
from tests.site.static_server import StaticSite
from tests.site.versions import addresses, next_version

pytestmark = pytest.mark.browser

MOST_BYTES = 7_000_000  # of everything
MOST_FIRST_BYTES = 200_000  # of the start page
WAIT = 120_000  # ms; the machine can be busy
INLINE = "document.head.append(Object.assign(document.createElement('script'), {text: 'window.broken = 1'}))"
VERSION = "document.querySelector('meta[name=hexstead-site]').content"
LOADED = "performance.getEntriesByType('resource').map((entry) => entry.name)"


def visit(page: Page, hosted: StaticSite, route: str = "") -> None:
    """Open the site and wait until the service worker has all of it."""
    page.goto(hosted.address + route)
    wait_until(page, CONTROLLED)


def wait_until(page: Page, expression: str) -> None:
    """Poll an expression; the policy forbids the eval of Playwright's own wait_for_function."""
    end = time.monotonic() + WAIT / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(50)


def expect_rules(page: Page) -> None:
    expect(page.locator("main h1, main h2").first).to_be_visible()
    expect(page.locator('header [aria-current="page"]')).to_have_attribute("href", "#/rules")


def names_loaded(page: Page, hosted: StaticSite) -> set[str]:
    """The hashed names of the site that this page has loaded."""
    start = hosted.address
    found = {address.removeprefix(start) for address in page.evaluate(LOADED) if address.startswith(start)}
    return {name for name in found if name.startswith(("assets/", "offline/"))}


def test_the_start_page_works_in_a_sub_folder_before_anything_large_is_loaded(page, hosted):
    hosted.withheld = re.compile(r"offline/(python|hexstead|kernels)|service-worker")  # the large files, forever
    page.goto(hosted.address)
    expect(page.locator('[data-act="make"]').first).to_be_visible()
    page.locator('a[href="#/rules"]').first.click()
    expect_rules(page)
    page.go_back()
    expect(page.locator('[data-act="make"]').first).to_be_visible()
    before_rules = hosted.sent[: next(n for n, (name, _) in enumerate(hosted.sent) if "Rules" in name)]
    print(f"{sum(size for _, size in before_rules):,} bytes:", before_rules)
    assert sum(size for _, size in before_rules) <= MOST_FIRST_BYTES


def test_the_first_visit_downloads_every_file_once(page, hosted):
    visit(page, hosted)
    page.locator('a[href="#/new"], [data-act="make"]').first.click()
    wait_until(page, "document.querySelector('main form, main fieldset, main button') !== null")
    counts = Counter(name for name, _ in hosted.sent)
    large = {name: count for name, count in counts.items() if count > 1 and name.startswith("offline/")}
    assert large == {}
    assert sum(size for _, size in hosted.sent) <= MOST_BYTES


def test_addresses_are_links_that_work_in_a_new_tab_and_after_a_reload(page, hosted):
    page.goto(hosted.address)
    link = page.locator('a[href="#/rules"]').first
    link.click()
    expect_rules(page)
    assert page.url == f"{hosted.address}#/rules"
    page.reload()
    expect_rules(page)
    page.goto(f"{hosted.address}#/rules#dice")
    expect_rules(page)
    page.go_back()
    page.goto(f"{hosted.address}index.html#/rules")
    expect_rules(page)


def test_after_the_first_visit_no_network_is_needed(page, hosted):
    visit(page, hosted)
    hosted.is_down = True
    for route in ("", "#/rules", "#/almanac", "#/new"):
        page.goto("about:blank")
        page.goto(hosted.address + route)
        expect(page.locator("main").first).to_be_visible()
    page.goto(f"{hosted.address}#/rules")
    page.reload()
    expect_rules(page)


def test_an_update_is_offered_and_never_mixed(page, hosted, tmp_path, context):
    first = built_site()
    second = next_version(first, tmp_path / "second", "bbbbbbbbbbbbbbbb")
    old, new = addresses(first), addresses(second)
    visit(page, hosted)
    before = page.evaluate(VERSION)
    hosted.folder = second  # no file of the first version is on the host any more
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.locator("[data-notice=update]")).to_be_visible(timeout=WAIT)

    assert page.evaluate(VERSION) == before
    page.locator('a[href="#/rules"]').first.click()  # loads scripts that the page has not used yet
    expect_rules(page)
    assert names_loaded(page, hosted) <= old

    other = context.new_page()  # a page opened while the update waits has the first version too
    other.goto(hosted.address)
    expect(other.locator('[data-act="make"]').first).to_be_visible()
    assert other.evaluate(VERSION) == before

    page.locator("[data-notice=update] .primary").click()
    expect(page.locator("meta[name=hexstead-site]")).to_have_attribute("content", "b" * 16, timeout=WAIT)
    expect_rules(page)
    assert names_loaded(page, hosted) <= new
    other.locator('a[href="#/almanac"]').first.click()  # still the first version, and complete
    expect(other.locator("main h1, main h2").first).to_be_visible()
    assert names_loaded(other, hosted) <= old


def test_a_half_copied_update_is_not_installed(page, hosted, tmp_path):
    first = built_site()
    broken = next_version(first, tmp_path / "broken", "cccccccccccccccc")
    script = next(path for path in (broken / "assets").glob("*cccc.js"))
    script.write_text("damaged")
    visit(page, hosted)
    before = page.evaluate(VERSION)
    hosted.folder = broken
    state = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update();
          const worker = registration.installing ?? registration.waiting;
          if (worker && worker.state !== "redundant")
            await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
          return worker?.state;
        }"""
    )
    assert state == "redundant"
    hosted.is_down = True
    page.reload()
    expect(page.locator('[data-act="make"]').first).to_be_visible()
    assert page.evaluate(VERSION) == before
    assert page.evaluate("caches.keys().then((names) => names.length)") == 1


def test_chromium_would_install_the_page(page, hosted):
    visit(page, hosted)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["name"] == "Hexstead"
    errors = [error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}  # how the tests run
    assert page.evaluate("document.documentElement.lang") in ("en", "de")


def test_the_policy_forbids_inline_scripts_and_eval(page, hosted, violations):
    page.goto(hosted.address)
    expect(page.locator('[data-act="make"]').first).to_be_visible()
    assert violations == []
    page.evaluate(INLINE)
    page.evaluate("() => setTimeout('window.broken = 1', 0)")
    page.wait_for_timeout(200)
    assert page.evaluate("window.broken") is None
    assert violations
    violations.clear()


def test_the_meta_element_alone_is_as_strict(page, hosted, violations):
    hosted.headers = {}
    page.goto(hosted.address)
    expect(page.locator('[data-act="make"]').first).to_be_visible()
    assert violations == []
    page.evaluate(INLINE)
    assert page.evaluate("window.broken") is None
    assert violations
    violations.clear()


def test_the_host_sends_twins_only_to_browsers_that_read_them(hosted, playwright):
    requests = playwright.request.new_context()
    for accepted, encoding in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)):
        answer = requests.get(hosted.address, headers={"Accept-Encoding": accepted})
        assert answer.headers.get("content-encoding") == encoding
        assert "hexstead-site" in answer.text()
    assert requests.get(f"{hosted.address}../{PREFIX}t/ABCDEF").status == 404  # a host without rewrite rules
    requests.dispose()
