// Notices of the server's administrator: an announcement, a warning before a restart, and the host's own pages.

import { request } from "./api";
import { i18n, t } from "./i18n";
import type { Announcement, Notices } from "./protocol";

class PublishedNotices {
  #texts = $state.raw<Record<string, string>>({});
  #restarting = $state(false);
  #hidden = $state(""); // the text that the reader has closed
  pages = $state.raw<Notices["pages"]>([]);

  /** Fetch the notices; without an answer there are none. */
  async load(): Promise<void> {
    const found = await request("GET /api/notices").catch(() => null);
    if (!found) return;
    this.pages = found.pages;
    this.show(found);
  }

  /** Show a new announcement, or none if there is no text. */
  show({ texts, restarting }: Pick<Announcement, "texts" | "restarting">): void {
    this.#texts = texts;
    this.#restarting = restarting;
  }

  /** The text to show in the reader's language; "" if there is none or the reader has closed it. */
  get text(): string {
    const own = this.#texts[i18n.language] ?? this.#texts["en"] ?? Object.values(this.#texts)[0] ?? "";
    const text = [own, this.#restarting ? t("notice-restarting") : ""].filter(Boolean).join(" ");
    return text === this.#hidden ? "" : text;
  }

  hide(): void {
    this.#hidden = this.text;
  }
}

export const notices = new PublishedNotices();
