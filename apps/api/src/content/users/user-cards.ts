import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { squareUrl } from "../../media/present-photo.ts";
import { userLink } from "../author.ts";
import { isPremium } from "../plans/is-premium.ts";

interface UserCardRow {
  id: number;
  name: string;
  avatar_key: string | null;
  add_date: string;
  cnt_reports: number;
  cnt_harvests: number;
  cnt_followers: number;
  fvs_name: string;
  fvn_name: string;
  fav_method: string;
  is_follow: boolean;
  is_premium: boolean;
  is_moderator: boolean;
}

/** Users `u` that public lists and search show. */
export const LISTED: RawBuilder<unknown> = sql`not u.is_remove and not u.is_ban and not u.is_discreet`;

/**
 * Cards of the growers that `chosen` selects, in its order. One query.
 *
 * @param chosen a query of `id` and `place` (the order)
 */
export async function readUserCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
): Promise<Schema<"UserCard">[]> {
  const { rows } = await sql<UserCardRow>`
    select u.id, u.name, u.avatar_key, u.add_date, u.cnt_reports, u.cnt_harvests, u.cnt_followers,
      u.fvs_name, u.fvn_name, u.fav_method,
      exists (select from follow f
        where f.user_id = ${readerId}::bigint and f.type = 'user' and f.content_id = u.id) as is_follow,
      ${isPremium} as is_premium,
      u.access && array['moderate', 'admin'] as is_moderator
    from (${chosen}) chosen join users u on u.id = chosen.id
    order by chosen.place`.execute(db);
  return rows.map(presentUserCard);
}

function presentUserCard(row: UserCardRow): Schema<"UserCard"> {
  const { avatar_key, fvs_name, fvn_name, fav_method, ...card } = row;
  return {
    ...card,
    link: userLink(row.name),
    avatar_small: squareUrl(avatar_key),
    item_growing: { fvs_name, fvn_name, fav_method },
  };
}
