// The list of lessons, loaded once.

import { request } from "../api";
import type { LessonEntry } from "../generated/protocol";
import { i18n } from "../i18n";

let loading: Promise<LessonEntry[]> | null = null;

/** All lessons, by game in the order in which they are learned. */
export function loadLessons(): Promise<LessonEntry[]> {
  loading ??= request("GET /api/lessons").then(
    ({ lessons }) => lessons,
    (error: Error) => {
      loading = null; // the next call tries again
      throw error;
    },
  );
  return loading;
}

/** A lesson's text in the reader's language, else in English. */
export function textIn(text: Record<string, string>): string {
  return text[i18n.language] ?? text["en"] ?? "";
}

export function lessonAddress({ game, name }: { game: string; name: string }): string {
  return `/lessons/${game}/${name}`;
}
