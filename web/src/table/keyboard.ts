// Keyboard shortcuts of the table, listed in KeyboardHelp.svelte. Those of the board are in board/Board.svelte.

import type { Camera } from "../board/camera.svelte";
import type { Session } from "../session.svelte";
import type { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";

type Open = (which: string | null) => void; // a dialog

export function keyboard(session: Session, selection: Selection, camera: Camera, open: Open): (event: KeyboardEvent) => void {
  const press = (control: string) => document.querySelector<HTMLElement>(`${control}:enabled`)?.click();
  const keys: Record<string, () => void> = {
    e: () => press(".turnbox .go"),
    " ": () => press(".turnbox .go[data-act='roll'], .turnbox .go[data-act='continue']"),
    a: () => press("[data-act='accept']:not(.strip.shared *)"), // on a shared screen it is unclear who answers
    d: () => press("[data-act='decline']:not(.strip.shared *)"),
    w: () => open(session.seat === null ? null : "can"),
    c: () => press("[data-act='coach-ask']"),
    u: () => session.undo(),
    m: () => settings.update({ sound: !settings.sound }),
    p: () => session.canPass && session.setOrders({ passes: !session.passes }),
    b: () => document.querySelector<SVGElement>(".board .target[tabindex='0'], .board .cursor")?.focus(),
    l: () => {
      selection.tab = "log";
      document.querySelector<HTMLElement>(".lines")?.focus();
    },
    "?": () => open("keys"),
    "+": () => camera.zoom(1.25, undefined, true),
    "=": () => camera.zoom(1.25, undefined, true),
    "-": () => camera.zoom(0.8, undefined, true),
    "0": () => camera.fit(),
    ArrowLeft: () => camera.pan(80, 0, true),
    ArrowRight: () => camera.pan(-80, 0, true),
    ArrowUp: () => camera.pan(0, 80, true),
    ArrowDown: () => camera.pan(0, -80, true),
  };
  return (event) => {
    const at = event.target instanceof Element ? event.target : document.body;
    session.skip();
    if (event.key === "Escape") {
      selection.close();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || at.closest("input, textarea, select, dialog[open]")) return;
    if (event.key.startsWith("Arrow") && at !== document.body) return;
    if (event.key === " " && at.closest("button, a, summary, [role='button'], .cursor")) return; // Space presses that control
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const nth = /^[1-9]$/.test(key) ? document.querySelectorAll<HTMLElement>(".acts .act")[Number(key) - 1] : null;
    if (!nth && !keys[key]) return;
    event.preventDefault();
    if (nth) {
      nth.focus();
      nth.click();
    } else keys[key]?.();
  };
}
