import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { squareUrl } from "../media/present-photo.ts";
import type { UserRow } from "./user-queries.ts";

/** A blocked grower in the list of blocks. */
export function presentBanned({
  id,
  name,
  avatar_key,
}: Pick<UserRow, "id" | "name" | "avatar_key">): Schema<"BannedRow"> {
  return { type: "user", id, name, avatar_small: squareUrl(avatar_key) };
}

/** Whether one of two growers has blocked the other. */
export async function haveBlocked(db: QueryExecutorProvider, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    select from user_ban where type = 'user'
      and ((user_id = ${one} and content_id = ${other}) or (user_id = ${other} and content_id = ${one}))
    limit 1`.execute(db);
  return rows.length > 0;
}
