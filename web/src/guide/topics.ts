// The next topic of the guide: the introduction, news at this prompt, things that the player has not tried, then the
// plan.

import type { Prompt, View } from "../protocol";
import { INTRODUCTION } from "./guide.svelte";

interface Situation {
  prompt: Prompt | null;
  view: View;
  suggested: string | null; // type of the suggested action
  hasPlan: boolean;
  hasSeen: (topic: string) => boolean; // seen on this device, in this game
  hasText: (topic: string) => boolean;
}

export const WAITING = "waiting";
export const NEXT_PLAN = "next-plan";
export const UNTRIED = "try-"; // followed by the type of a possible action that was never used

/** The topic for the situation. */
export function topicFor({ prompt, view, suggested, hasPlan, hasSeen, hasText }: Situation): string {
  const isNew = (topic: string) => !hasSeen(topic) && hasText(topic);
  const first = INTRODUCTION.find((topic) => !hasSeen(topic) && (topic !== "plan" || hasPlan));
  if (first) return first;
  if (!prompt) return WAITING;
  if (suggested && isNew(suggested)) return suggested;
  if (view.position.rolled && isNew("production")) return "production";
  const untried = prompt.choices.find(({ type }) => !hasSeen(type) && hasText(UNTRIED + type));
  if (untried) return UNTRIED + untried.type;
  return hasPlan ? NEXT_PLAN : WAITING;
}
