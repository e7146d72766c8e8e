import { type QueryExecutorProvider, sql } from "kysely";

type EventParam = string | number | boolean | null | readonly Readonly<Record<string, string>>[];

/** An event, recorded in the transaction of its write. Feed, activity and cache invalidation read it. */
export interface HappenedEvent {
  /** Thing and deed, such as `week.create`. */
  type: string;
  user_id: number | null;
  content_type: string;
  content_id: number;
  diary_id?: number | null;
  params?: Readonly<Record<string, EventParam>>;
}

/** @returns its id */
export async function recordEvent(tx: QueryExecutorProvider, event: HappenedEvent): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into event (type, user_id, content_type, content_id, diary_id, params)
    values (${event.type}, ${event.user_id}, ${event.content_type}, ${event.content_id}, ${event.diary_id ?? null},
      ${JSON.stringify(event.params ?? {})}::jsonb)
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}
