// The subject that the player inspects by pointing, tapping or focusing. Elements name their subject in `data-inspect`.

const DELAY_MS = 350; // before a card appears under the mouse

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the subject is, and the panel that contains it. */
export interface Anchor extends Box {
  panel?: Box;
}

export class Inspection {
  subject = $state<string | null>(null);
  anchor = $state.raw<Anchor>({ left: 0, top: 0, right: 0, bottom: 0 });
  #timer = 0;
  #wanted: string | null = null; // shown, or about to be shown
  #described: Element | null = null; // the focused element, which the card describes
  #at = ""; // where the mouse was when it last moved
  #ignored = false; // something has moved under the mouse, which has not moved since

  /** Show a subject at once. */
  show(subject: string, anchor: Anchor): void {
    clearTimeout(this.#timer);
    [this.subject, this.#wanted, this.anchor] = [subject, subject, anchor];
  }

  /** Show a subject after a moment, or at once if a card is open. */
  point(subject: string, anchor: Anchor): void {
    clearTimeout(this.#timer);
    this.#wanted = subject;
    if (this.subject !== null) this.show(subject, anchor);
    else this.#timer = setTimeout(() => this.show(subject, anchor), DELAY_MS);
  }

  /** Close the card about a spot of the board; a card about anything else stays open. */
  leaveBoard(): void {
    if (this.#wanted?.startsWith("spot:")) this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.subject = this.#wanted = null;
    this.#described?.removeAttribute("aria-describedby");
    this.#described = null;
  }

  #pointAt(target: EventTarget | null): void {
    const found = subjectOf(target);
    if (found) this.point(found.subject, found.anchor);
    else if (!isBoard(target)) this.hide();
  }

  /** Handlers for the element that contains everything that can be inspected. */
  readonly handlers = {
    onpointerover: (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      this.#ignored = this.#at === "" || this.#at === placeOf(event);
      if (!this.#ignored) this.#pointAt(event.target);
      else if (subjectOf(event.target)?.subject !== this.#wanted && !isBoard(event.target)) this.hide();
    },
    onpointermove: (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      this.#at = placeOf(event);
      if (this.#ignored) this.#pointAt(event.target);
      this.#ignored = false;
    },
    onfocusin: (event: FocusEvent): void => {
      const found = subjectOf(event.target);
      if (!found || !found.element.matches(":focus-visible, :has(:focus-visible)")) return;
      this.show(found.subject, found.anchor);
      this.#described = event.target instanceof Element ? event.target : null;
      this.#described?.setAttribute("aria-describedby", "inspector");
    },
    onfocusout: (): void => this.hide(),
    onclick: (event: MouseEvent): void => {
      const found = subjectOf(event.target);
      const acts = event.target instanceof Element && event.target.closest("button:not(.cover), a, summary");
      if (found && !acts) this.show(found.subject, found.anchor);
      else if (!isBoard(event.target)) this.hide();
    },
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key === "Escape") this.hide();
    },
  };
}

function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX},${clientY}`;
}

function isBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".board") !== null;
}

function subjectOf(target: EventTarget | null): { subject: string; anchor: Anchor; element: Element } | null {
  const element = target instanceof Element ? target.closest("[data-inspect]") : null;
  const subject = element?.getAttribute("data-inspect");
  if (!element || !subject) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const panel = element.closest(".panel")?.getBoundingClientRect();
  return { subject, anchor: { left, top, right, bottom, ...(panel ? { panel } : {}) }, element };
}
