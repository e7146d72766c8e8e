import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import { enteredThing } from "../../../content/giveaways/entered-things.ts";

/** As many as the contract's `StaffGiveawayDrawCategory` holds. */
const MOST = 100;

type LeftOut = Schema<"StaffGiveawayLeftOut">;
type LeftOutRow = Omit<LeftOut, "item_user"> & AuthorColumns & { category_id: number };

/** Entries that are not in the frozen list, with the reason, by category. */
export async function readLeftOut(
  db: QueryExecutorProvider,
  giveawayId: number,
): Promise<readonly (LeftOut & { readonly category_id: number })[]> {
  const { rows } = await sql<LeftOutRow>`
    select c.id as category_id, e.id as contest_id, e.left_out as reason, t.name, t.link,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from giveaway_category c
    cross join lateral (
      select x.* from giveaway_entry x
      where x.giveaway_id = c.giveaway_id and x.category_id = c.id and x.left_out is not null order by x.id limit ${MOST}) e
    left join users u on u.id = e.user_id and not u.is_remove
    left join lateral (
      select * from (${enteredThing(sql`c.content_type`, sql`e.content_id`)}) thing where thing.is_open) t on true
    where c.giveaway_id = ${giveawayId} order by c.position, c.id, e.id`.execute(db);
  return rows.map(({ author_id, author_name, author_avatar_key, ...entry }) => ({
    ...entry,
    item_user: presentAuthor({ author_id, author_name, author_avatar_key }),
  }));
}
