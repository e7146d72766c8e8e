import { sql } from "kysely";
import { likeText } from "../../../db/like-text.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readTopics } from "./staff-topic.ts";
import { TOPIC_TABLES } from "./topic-tables.ts";

export const listStaffTopics = defineOperation("listStaffTopics", async ({ params, query, reads }) => {
  const { start, limit, sort, search = "" } = query;
  const { table, slug, position, english, names } = TOPIC_TABLES[params.kind];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => {
    const pattern = `%${likeText(word)}%`;
    return sql`(c.${slug} like ${pattern} or lower(${english}) like ${pattern} or exists (
      select from ${names} t where t.${slug} = c.${slug} and lower(t.name) like ${pattern}))`;
  });
  const filter = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const name = sql`lower(coalesce(${english}, (
    select t.name from ${names} t where t.${slug} = c.${slug} and t.lang = 'en'), c.${slug}))`;
  const order =
    sort === "name"
      ? sql`${name}, c.id`
      : sql`${position} nulls last, coalesce(n.cnt_posts, 0) desc, c.${slug}, c.id`;
  const items = await readTopics(
    reads,
    params.kind,
    sql`${filter} order by ${order} limit ${limit} offset ${start}`,
  );
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from ${table} c where ${filter}`.execute(reads);
  return { status: 200, data: { items, total: counts[0]?.total ?? 0, start, limit } };
});
