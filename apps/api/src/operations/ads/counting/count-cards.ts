import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { KINDS } from "../../../kinds/kinds.ts";
import type { Evidence } from "./evidence.ts";
import { isOfTeam } from "./is-of-team.ts";
import {
  MOST_CARDS_OF_ADDRESS,
  MOST_CARDS_OF_VISITOR,
  MOST_SECONDS_OF_CARD,
  MOST_VIEWS_OF_CARD,
} from "./limits.ts";
import { allowance } from "./marks.ts";

type Card = Schema<"ImpressionRecord">;

/** The brand of a row `x` of kinds that belong to one. */
const BRAND_OF: Partial<Record<Card["t"], RawBuilder<unknown>>> = {
  brand: sql`x.id`,
  product: sql`x.brand_id`,
  strain: sql`x.brand_id`,
};

/**
 * Adds up views of cards in one statement. Unknown things, bots, staff, and the own people of a card's brand are left out, and so is what is
 * more than a person can see.
 */
export async function countCards(
  db: QueryExecutorProvider,
  cards: readonly Card[],
  evidence: Evidence,
): Promise<void> {
  if (evidence.isBot) return;
  const types = [...new Set(cards.map(({ t }) => t))];
  const existing = types.map(
    (type) => sql`
      select g.*, ${BRAND_OF[type] ?? sql`null::bigint`} as brand_id from given g
      join ${sql.table(KINDS[type].table)} x on x.id = g.id and not x.is_remove
      where g.type = ${sql.lit(type)}`,
  );
  await sql`
    with given as (
      select type, id, sum(least(views, ${sql.lit(MOST_VIEWS_OF_CARD)}))::int as views,
        sum(least(seconds, ${sql.lit(MOST_SECONDS_OF_CARD)})) as seconds
      from unnest(${cards.map(({ t }) => t)}::text[], ${cards.map(({ i }) => i)}::bigint[],
        ${cards.map(({ v }) => v)}::int[], ${cards.map(({ s }) => s)}::float8[]) as g (type, id, views, seconds)
      group by type, id
    ), fresh as (
      select k.type, k.id, k.views as n, k.seconds from (${sql.join(existing, sql` union all `)}) k
      where not ${isOfTeam(evidence.userId, sql`k.brand_id`)}
    ), ${allowance(evidence, [MOST_CARDS_OF_VISITOR, MOST_CARDS_OF_ADDRESS])}
    insert into impression_day as d (type, content_id, day, cnt_views, seconds)
    select type, id, ${evidence.day}::date, n, seconds
    from (select f.*, sum(n) over (order by type, id) as so_far from fresh f) f
    where so_far <= (select free from allowance) order by type, id
    on conflict (type, content_id, day) do update set
      cnt_views = d.cnt_views + excluded.cnt_views, seconds = d.seconds + excluded.seconds`.execute(db);
}
