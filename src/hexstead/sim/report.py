"""Tournament report as one self-contained HTML file: no scripts, no external resources, light and dark theme."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from ..core.options import seat_colours
from .plots import Mark, histogram, intervals, stacks
from .records import RecordedGame

MAX_LISTED = 500  # recorded games in one table
STYLE = """
:root { color-scheme: light dark; --bg: #EFE8DA; --card: #FFFDF8; --card2: #F7F1E5; --line: rgba(72,52,28,.14);
  --line2: rgba(72,52,28,.26); --ink: #2B2730; --ink3: #625B66; --accent: #0B756B; --accentSoft: #DDF1EC;
  --warn: #8A5A00; --warnSoft: #FCEFD0; --lip: rgba(72,52,28,.10); }
@media (prefers-color-scheme: dark) { :root { --bg: #10181E; --card: #1C252C; --card2: #232E36;
  --line: rgba(235,225,200,.12); --line2: rgba(235,225,200,.24); --ink: #F4EFE3; --ink3: #B3B2AC; --accent: #3CCDB9;
  --accentSoft: #17423F; --warn: #F2C063; --warnSoft: #3C3118; --lip: rgba(0,0,0,.30); } }
* { box-sizing: border-box; }
body { margin: 0; padding: 20px 12px 40px; background: var(--bg); color: var(--ink);
  font: 500 14px/1.4 Figtree, system-ui, "Segoe UI", Roboto, sans-serif; font-feature-settings: "tnum"; }
main { max-width: 1080px; margin: 0 auto; }
h1, h2 { font-family: Fredoka, Figtree, system-ui, sans-serif; font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: 30px; } h2 { font-size: 17px; }
p { margin: 6px 0 0; color: var(--ink3); }
.grid { display: grid; gap: 12px; margin-top: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); }
section { background: var(--card); border-radius: 18px; padding: 14px 16px 17px; min-width: 0;
  box-shadow: inset 0 -3px 0 var(--lip), 0 2px 8px rgba(50,40,25,.08); }
section.wide { grid-column: 1 / -1; }
svg { display: block; width: 100%; max-width: 470px; height: auto; margin: 12px auto 0; }
text { font: 500 12px Figtree, system-ui, sans-serif; fill: var(--ink); stroke: var(--card);
  stroke-width: 3px; paint-order: stroke; }
.name { font-weight: 700; } .tick { fill: var(--ink3); font-size: 11.5px; }
.onkind { stroke: none; fill: #2B2730; font-size: 11.5px; }
line.mesh { stroke: var(--line); } line.guide { stroke: var(--ink3); stroke-dasharray: 3 3; }
line.error { stroke: var(--accent); stroke-width: 2; } .dot, .fill { fill: var(--accent); }
.kind0 { fill: #F6DE96; } .kind1 { fill: #A9CFA2; } .kind2 { fill: #EFC4AE; } .kind3 { fill: #D4D8DF; }
.kind4 { fill: #C5DF9E; } .kind5 { fill: #E2C7AA; } .kind6 { fill: #B8DDE1; }
rect[class^=kind] { stroke: rgba(43,34,40,.45); stroke-width: .75; }
.scroll { overflow-x: auto; margin-top: 10px; }
table { border-collapse: collapse; width: 100%; white-space: nowrap; }
th, td { padding: 7px 6px; text-align: right; border-bottom: 1px solid var(--line); }
th { color: var(--ink3); font-size: 12px; font-weight: 600; border-color: var(--line2); }
th:first-child, td:first-child { text-align: left; font-weight: 700; padding-left: 0; }
td:first-child { min-width: 130px; max-width: 200px; white-space: normal; overflow-wrap: anywhere; }
.games td, .games th { text-align: left; vertical-align: top; white-space: normal; overflow-wrap: anywhere; }
.games td:first-child { min-width: 0; white-space: nowrap; }
.faults { background: var(--warnSoft); } .faults li { color: var(--warn); overflow-wrap: anywhere; }
a { color: var(--accent); }
footer { margin-top: 18px; color: var(--ink3); font-size: 12px; overflow-wrap: anywhere; }
"""

RATING_NOTE = "The rating is fitted to all games at once; a lead of 400 points wins ten times as often."
HEAD_TO_HEAD_NOTE = "How often the entrant of a row wins rather than that of a column, with equal seats. 50 % is equal."


def report(data: dict[str, Any], recorded: Sequence[RecordedGame] = ()) -> str:
    """The HTML report for the output of Tournament.to_json, with links to the records that were kept."""
    entrants, fair = data["entrants"], data["fair_share"]
    title = f"{data['game'].capitalize()} tournament"
    ended = data["endings"]
    summary = f"{data['games']:,} games, {data['players']} players: {ended['won']:,} won, {ended['drawn']:,} drawn, "
    summary += f"{ended['cut']:,} cut at {data['turn_limit']:,} turns. Seed {data['seed']}."
    ranked = sorted(entrants, key=lambda row: row["rank"])
    parts = [section("Ranking", f"{_about(data)} {RATING_NOTE}", html_table(*ranking(ranked)))]
    if data["ladder"]:
        marks = [_mark(f"{row['bot']} against {data['players'] - 1} × {row['against']}", row) for row in data["ladder"]]
        note = "How often the single bot won, with 95 % intervals. The dashed line is the share of an equal player."
        parts.append(section("Ladder", note, _shares("Ladder: shares of wins", marks, fair)))
    if len(entrants) > 1:
        marks = [Mark(row["bot"], row["rating"], row["rating_low"], row["rating_high"], _rating(row)) for row in ranked]
        note = "With 95 % intervals. The dashed line is the mean of all entrants."
        plot = intervals("Ratings with error bars", marks, guide=0, guide_label="mean")
        parts.append(section("Ratings", note, plot))
        parts.append(section("Head to head", HEAD_TO_HEAD_NOTE, html_table(*head_to_head(data, ranked))))
    marks = [_mark(row["bot"], row) for row in ranked]
    note = "With 95 % Wilson intervals."
    parts.append(section("Wins per seat played", note, _shares("Shares of wins", marks, fair)))
    colours = seat_colours(data["options"])
    marks = [_mark(f"{colours[row['seat']][0].upper()} {colours[row['seat']]}", row) for row in data["seats"]]
    note = "All entrants together; they rotate through the seats."
    parts.append(section("Wins by seat", note, _shares("Wins by seat", marks, fair)))
    if data["lengths"]:
        lengths = {int(turns): n for turns, n in data["lengths"].items()}
        note = f"Median {data['turns']['median']:,} turns, mean {data['turns']['mean']:,.1f}."
        parts.append(section("Length of games", note, histogram("Games by number of turns", lengths, "turns")))
    kinds = list(dict.fromkeys(kind for row in ranked for kind in row["point_sources"]))
    if kinds:
        rows = {row["bot"]: row["point_sources"] for row in ranked}
        note = "Mean per seat at the end of a game."
        parts.append(section("Where points come from", note, stacks("Points by source", rows, kinds)))
    if data["faults"]:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in data["faults"])
        note = "Each was replaced with a random legal move."
        parts.append(section("Faults", note, f"<ul>{items}</ul>", "faults", wide=True))
    parts.append(section("Details", "Best rating first.", html_table(*standings(data)), wide=True))
    if recorded:
        parts.append(recorded_section(recorded))
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in data["options"].items())
    footer = f"Options: {options}. Rules version {data['rules_version']}. Final states {data['sha256'][:16]}."
    return page(title, summary, "".join(parts), footer)


def page(title: str, summary: str, sections: str, footer: str, style: str = f"<style>{STYLE}</style>") -> str:
    """A complete HTML page from its sections."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} · Hexstead</title>
{style}
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(summary)}</p>
<div class="grid">
{sections}
</div>
<footer>{escape(footer)}</footer>
</main>
</body>
</html>
"""


def recorded_section(games: Sequence[RecordedGame]) -> str:
    """A table of recorded games with links, which open replays while `hexstead watch` serves the folder."""
    rows = [
        (
            f'<a href="{game.link}">Game {game.number}</a>',
            escape(game.winner),
            str(game.turns),
            escape(", ".join(game.bots)),
        )
        for game in games[:MAX_LISTED]
    ]
    note = "Run hexstead watch with this folder to replay them in the browser."
    if len(games) > MAX_LISTED:
        note += f" The first {MAX_LISTED} of {len(games):,} are listed."
    head = "".join(f"<th>{name}</th>" for name in ("game", "winner", "turns", "seats"))
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    table = f'<div class="scroll"><table class="games">\n<tr>{head}</tr>\n{body}</table></div>'
    return section("Recorded games", note, table, wide=True)


def _about(data: dict[str, Any]) -> str:
    if data["field"] == "ladder":
        return "One copy of each entrant against the next entrant at all other seats, in every rotation."
    return "Every line-up in every rotation of the seats."


def section(title: str, note: str, body: str, css: str = "", *, wide: bool = False) -> str:
    names = " ".join(filter(None, (css, "wide" if wide else "")))
    kind = f' class="{names}"' if names else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n<p>{escape(note)}</p>\n{body}\n</section>\n"


def _mark(name: str, row: dict[str, Any]) -> Mark:
    return Mark(name, row["share"], row["low"], row["high"], f"{100 * row['share']:.1f} %, {row['wins']:,} wins")


def _shares(label: str, marks: Sequence[Mark], fair: float) -> str:
    """Win shares with a reference line at the even share."""
    return intervals(label, marks, percent=True, guide=fair, guide_label=f"equal, {100 * fair:.0f} %")


def _rating(row: dict[str, Any]) -> str:
    return f"{row['rating']:+.0f} ± {(row['rating_high'] - row['rating_low']) / 2:.0f}"


def ranking(ranked: Sequence[dict[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """Column headings and rows of the ranking as text, narrow enough for a phone."""
    rows = [
        [f"{row['rank']}. {row['bot']}", _rating(row), f"{100 * row['share']:.1f} %", f"{row['wins']:,}"]
        for row in ranked
    ]
    return ["entrant", "rating", "share", "wins"], rows


def head_to_head(data: dict[str, Any], ranked: Sequence[dict[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """Column headings and rows of the matrix: how often the entrant of a row wins rather than that of a column."""
    shares = {(row["bot"], row["against"]): row for row in data["head_to_head"]}
    rows = []
    for row in ranked:
        cells = []
        for other in ranked:
            pair = shares.get((row["bot"], other["bot"]))
            cells.append(f"{100 * pair['share']:.0f} %" if pair and pair["wins"] + pair["losses"] else "–")
        rows.append([f"{row['rank']}. {row['bot']}", *cells])
    return ["wins against", *(f"{row['rank']}." for row in ranked)], rows


def standings(data: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Column headings and rows of the standings as text, best rating first."""
    heads = ["entrant", "games", "seats", "wins", "share", "95 %", "rating", "place", "turns to win", "points",
             "ms/decision", "longest ms", "faults"]  # fmt: skip
    speed = {row["bot"]: row for row in data["speed"]["entrants"]}
    rows = []
    for row in sorted(data["entrants"], key=lambda row: row["rank"]):
        turns = row["median_turns_won"]
        rows.append(
            [
                row["bot"],
                f"{row['games']:,}",
                f"{row['seats']:,}",
                f"{row['wins']:,}",
                f"{100 * row['share']:.1f} %",
                f"{100 * row['low']:.1f}–{100 * row['high']:.1f}",
                _rating(row),
                f"{row['mean_place']:.2f}",
                "–" if turns is None else f"{turns:g}",
                f"{row['mean_points']:.1f}",
                _timed(speed[row["bot"]]["ms_per_decision"]),
                _timed(speed[row["bot"]]["longest_ms"]),
                f"{row['faults']:,}",
            ]
        )
    return heads, rows


def _timed(ms: float) -> str:
    """Milliseconds as text, or a dash for compiled games, whose decisions are not timed per seat."""
    return f"{ms:.3g}" if ms else "–"


def html_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="scroll"><table>\n<tr>{head}</tr>\n{body}</table></div>'
