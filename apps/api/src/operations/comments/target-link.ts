import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { TargetType } from "./find-target.ts";
import type { SourceType } from "./target-sources.ts";

type Linked = SourceType | "user";

const numbered = (place: string, table: string) => (id: RawBuilder<unknown>) =>
  sql`
  select ${place}::text || concat_ws('-', t.id, nullif(t.slug, '')) from ${sql.table(table)} t where t.id = ${id}`;

const inDiary = (from: RawBuilder<unknown>, week: RawBuilder<unknown>) => (id: RawBuilder<unknown>) =>
  sql`
  select '/diaries/' || concat_ws('-', d.id, nullif(d.slug, '')) || coalesce('/week/' || ${week}, '')
  from ${from} where t.id = ${id}`;

const product = sql`'/' || p.section || '/' || b.slug || '/' || p.slug`;

/** The page on which a thing is read: its own, or that of what it belongs to. */
const LINKS: Record<Linked, (id: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  diary: numbered("/diaries/", "diary"),
  week: inDiary(sql`week t join diary d on d.id = t.diary_id`, sql`t.id`),
  photo: inDiary(sql`photo t join diary d on d.id = t.diary_id`, sql`t.week_id`),
  problem: numbered("/grow-questions/", "problem"),
  solution: (id) => sql`
    select '/grow-questions/' || concat_ws('-', p.id, nullif(p.slug, ''))
    from solution t join problem p on p.id = t.problem_id where t.id = ${id}`,
  video: (id) => sql`
    select case when t.is_short then '/shorts/' else '/video/' end || concat_ws('-', t.id, nullif(t.slug, ''))
    from video t where t.id = ${id}`,
  review: (id) => sql`
    select ${product} from review t join product p on p.id = t.product_id join brand b on b.id = p.brand_id
    where t.id = ${id}`,
  blog: (id) => sql`select '/journal/' || t.slug from post t where t.id = ${id}`,
  brand: (id) => sql`select '/' || t.section || '/' || t.slug from brand t where t.id = ${id}`,
  product: (id) => sql`
    select ${product} from product p join brand b on b.id = p.brand_id where p.id = ${id}`,
  strain: (id) => sql`select '/strains/' || t.slug from strain t where t.id = ${id}`,
  giveaway: numbered("/giveaways/", "giveaway"),
  user: (id) => sql`select '/grower/' || t.name from users t where t.id = ${id}`,
};

function choose(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const cases = Object.entries(LINKS).map(([name, link]) => sql`when ${sql.lit(name)} then (${link(id)})`);
  return sql`case ${type} ${sql.join(cases, sql` `)} end`;
}

/**
 * The link of a thing whose kind and id stand in a query's columns; of a comment, the page it stands on, opened at it. Null for what is
 * not in the database any more.
 */
export function targetLink(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`
    case when ${type} = 'comment' then (
      select ${choose(sql`under.type`, sql`under.content_id`)} || '?comment=' || under.id
      from comment under where under.id = ${id}) else ${choose(type, id)} end`;
}

/** The link of one thing that was found before. */
export async function readTargetLink(
  db: QueryExecutorProvider,
  { type, id }: { type: TargetType | Schema<"ComplainType">; id: number },
): Promise<string> {
  const { rows } = await sql<{ link: string | null }>`
    select ${targetLink(sql`given.type`, sql`given.id`)} as link
    from (select ${type}::text as type, ${id}::bigint as id) given`.execute(db);
  return rows[0]?.link ?? "/";
}
