import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { squareUrl } from "../../../media/present-photo.ts";

interface BannedRow {
  type: "user" | "chat";
  id: number;
  name: string;
  avatar_key: string | null;
}

/** Growers and rooms that a user has blocked, newest first. A room is called by the other side of it. */
export async function readBanned(db: Db, userId: number): Promise<Schema<"BannedRow">[]> {
  const { rows } = await sql<BannedRow>`
    select n.type, n.content_id as id, coalesce(u.name, c.name, p.name, b.name) as name,
      coalesce(u.avatar_key, p.avatar_key, b.logo_key) as avatar_key
    from user_ban n
    left join users u on n.type = 'user' and u.id = n.content_id and not u.is_remove
    left join chat c on n.type = 'chat' and c.id = n.content_id and not c.is_remove
    left join users p on p.id = case when c.user_low_id = n.user_id then c.user_high_id else c.user_low_id end
    left join brand b on b.id = c.brand_id
    where n.user_id = ${userId} and coalesce(u.name, c.name, p.name, b.name) is not null
    order by n.add_date desc, n.content_id desc limit 1000`.execute(db);
  return rows.map(({ avatar_key, ...row }) => ({ ...row, avatar_small: squareUrl(avatar_key) }));
}
