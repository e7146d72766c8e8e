import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Kind } from "../../kinds/kind.ts";
import { ALL_KINDS } from "../../kinds/kinds.ts";

/** The page of a thing: its own, or that of its parent. */
function choose(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const cases = ALL_KINDS.flatMap(([kind, { link }]) =>
    link === null ? [] : sql`when ${sql.lit(kind)} then (${link(id)})`,
  );
  return sql`case ${type} ${sql.join(cases, sql` `)} when 'award' then (select '/awards/' || w.year from award w where w.year = ${id} and w.is_publish) end`;
}

/**
 * SQL for the link of a thing, from the columns with its kind and id. A comment links to its anchor on the page of its target. Null when
 * the thing no longer exists.
 */
export function targetLink(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`
    case when ${type} = 'comment' then (
      select ${choose(sql`under.type`, sql`under.content_id`)} || '?comment=' || under.id
      from comment under where under.id = ${id}) else ${choose(type, id)} end`;
}

/** Reads the link of one thing that was found before. */
export async function readTargetLink(
  db: QueryExecutorProvider,
  { type, id }: { type: Kind; id: number },
): Promise<string> {
  const { rows } = await sql<{ link: string | null }>`
    select ${targetLink(sql`given.type`, sql`given.id`)} as link
    from (select ${type}::text as type, ${id}::bigint as id) given`.execute(db);
  return rows[0]?.link ?? "/";
}
