// Who may ask the coach: players alone with bots, and everyone at tables created with it.

import { isPerson, type TableInfo } from "../protocol";
import type { Session } from "../session.svelte";

export function mayAskCoach(session: Session, table: TableInfo): boolean {
  const isAlone = table.seats.every(({ seat, kind }) => !isPerson(kind) || seat === session.seat);
  return session.seat !== null && !session.isLesson && !session.result && (table.coach || isAlone);
}
