import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface Decision {
  readonly type: string;
  readonly content_id: number;
  readonly state: "accepted" | "rejected";
  readonly moderatorId: number;
}

/** Closes all open complaints about a thing with one decision. */
export async function closeOpen(tx: Tx, { type, content_id, state, moderatorId }: Decision): Promise<void> {
  await sql`
    update complaint set state = ${state}, close_date = now(), moderator_id = ${moderatorId}
    where type = ${type} and content_id = ${content_id} and state = 'open'`.execute(tx);
}
