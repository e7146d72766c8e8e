import { type QueryExecutorProvider, sql } from "kysely";
import { findUser } from "../../accounts/user-queries.ts";
import { readUserCards } from "../../content/users/user-cards.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";

/** Followers are counted up to here. */
const MAX_TOTAL = 1000;

/** Newest first. Leaves out discreet growers, who are not found by their follows, and blocked or blocking ones. */
export const listFollowers = defineOperation("listFollowers", async ({ params, query, user, reads }) => {
  const { start, limit } = query;
  const grower = await findUser(reads, params.id, user?.id ?? null);
  if (grower === null) throw notFound();
  const followers = sql`
    from follow f join users u on u.id = f.user_id and not u.is_remove and not u.is_ban and not u.is_discreet
    where f.type = 'user' and f.content_id = ${grower.id} and ${notBlockedWith(user?.id ?? null, sql`u.id`)}`;
  const chosen = sql`
    select u.id, row_number() over (order by f.add_date desc, f.user_id desc) as place ${followers}
    order by f.add_date desc, f.user_id desc limit ${limit} offset ${start}`;
  const [items, total] = await Promise.all([
    readUserCards(reads, chosen, user?.id ?? null),
    count(reads, followers),
  ]);
  return {
    status: 200,
    data: {
      items,
      total: Math.min(total, MAX_TOTAL),
      start,
      limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    },
  };
});

async function count(db: QueryExecutorProvider, followers: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select ${followers} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
