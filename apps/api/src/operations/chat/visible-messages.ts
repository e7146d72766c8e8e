import { type RawBuilder, sql } from "kysely";
import { notBlockedWith } from "../../rights/not-blocked.ts";
import type { Room } from "./find-room.ts";

/** Whether the user sees message `m` of the room: not one that was withheld from them, nor in an open room one of a blocked grower. */
export function isVisible(room: Pick<Room, "type" | "is_brand">, readerId: number): RawBuilder<boolean> {
  if (room.type === "common") return notBlockedWith(readerId, sql`m.user_id`);
  return sql<boolean>`(not m.is_withheld or m.user_id = ${readerId} or (m.is_brand and ${room.is_brand}::boolean))`;
}
