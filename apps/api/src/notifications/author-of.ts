import { type QueryExecutorProvider, sql } from "kysely";
import type { NotificationEvent } from "../events/notification.ts";
import type { KindDescriptor } from "../kinds/kind.ts";
import { isKind, KINDS, type NotifiedKind } from "../kinds/kinds.ts";

/** The user who is notified about a thing; null when the account is gone, and for things of no one user. */
export async function authorOf(
  db: QueryExecutorProvider,
  type: NotifiedKind,
  id: number,
): Promise<number | null> {
  const { author }: KindDescriptor = KINDS[type];
  if (author === null) return null;
  const { rows } = await sql<{ user_id: number | null }>`${author(sql`${id}`)}`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Whether authors of things of this kind are notified about such an event. */
export function notifiesAbout(type: string, event: NotificationEvent): type is NotifiedKind {
  if (!isKind(type)) return false;
  const { notifies }: KindDescriptor = KINDS[type];
  return notifies.includes(event);
}
