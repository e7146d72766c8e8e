import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { prepared } from "../../db/prepared-statement.ts";
import type { Kind } from "../../kinds/kind.ts";
import { ALL_KINDS, KINDS } from "../../kinds/kinds.ts";

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

const NAMED = ALL_KINDS.map(([kind]) => kind);

/** All kinds in one statement with a fixed text; a kind without ids costs nothing. Its parameters are the ids of each kind. */
const readNames = composed((...ids: readonly (readonly number[])[]) => {
  const parts = NAMED.map((kind, index) => {
    const { table, excerpt } = KINDS[kind];
    const source = NAMES[kind] ?? sql`select t.id, t.${sql.ref(excerpt)} as name from ${sql.table(table)} t`;
    return sql`
      select ${sql.lit(kind)} as type, named.id, left(named.name, 200) as name
      from (${source} where t.id = any(${ids[index]}::bigint[])) named`;
  });
  return sql<{ type: string; id: number; name: string }>`${prepared} ${sql.join(parts, sql` union all `)}`;
});

/** Names by `type id`. One query. */
export async function namesOfThings(
  db: QueryExecutorProvider,
  things: readonly Thing[],
): Promise<Map<string, string>> {
  if (things.length === 0) return new Map();
  const ids = NAMED.map((kind) =>
    things.flatMap(({ content_type, content_id }) => (content_type === kind ? content_id : [])),
  );
  const rows = await readNames(db, ...ids);
  return new Map(rows.map(({ type, id, name }) => [`${type} ${id}`, name]));
}
