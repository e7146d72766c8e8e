import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Kind } from "../../kinds/kind.ts";
import { isKind, KINDS } from "../../kinds/kinds.ts";

interface Thing {
  readonly content_type: string;
  readonly content_id: number;
}

/** The display name of a thing; one without a title has the name of its parent. */
const NAMES: Partial<Record<Kind, RawBuilder<unknown>>> = {
  week: sql`select t.id, d.name from week t join diary d on d.id = t.diary_id`,
  photo: sql`select t.id, d.name from photo t join diary d on d.id = t.diary_id`,
  comment: sql`select t.id, t.text as name from comment t`,
  solution: sql`select t.id, p.title as name from solution t join problem p on p.id = t.problem_id`,
  review: sql`select t.id, p.name from review t join product p on p.id = t.product_id`,
};

/** Names by `type id`. One query. */
export async function namesOfThings(
  db: QueryExecutorProvider,
  things: readonly Thing[],
): Promise<Map<string, string>> {
  const kinds = [...new Set(things.map(({ content_type }) => content_type))].filter(isKind);
  if (kinds.length === 0) return new Map();
  const parts = kinds.map((kind) => {
    const ids = things.filter((thing) => thing.content_type === kind).map(({ content_id }) => content_id);
    const { table, excerpt } = KINDS[kind];
    const source = NAMES[kind] ?? sql`select t.id, t.${sql.ref(excerpt)} as name from ${sql.table(table)} t`;
    return sql`
      select ${kind}::text as type, named.id, left(named.name, 200) as name
      from (${source} where t.id = any(${ids}::bigint[])) named`;
  });
  const { rows } = await sql<{ type: string; id: number; name: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ type, id, name }) => [`${type} ${id}`, name]));
}
