import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { strainBreeder } from "../../content/catalogue/strain-cards.ts";

type Tree = Schema<"StrainTree">;

/** Generations shown each way. */
const GENERATIONS = 4;
/** Children of one strain that are shown. */
const MOST_CHILDREN = 50;

/** Ancestors and descendants of a strain with their distance. `union` ends circles: a strain has a few distances only. */
const family = (id: RawBuilder<unknown>, generations: number) => sql`
  up (id, n) as (
    select ${id}::bigint, 0
    union
    select p.parent_id, up.n + 1 from up join strain_parent p on p.strain_id = up.id
    where up.n < ${sql.lit(generations)} and p.parent_id is not null
  ), down (id, n) as (
    select ${id}::bigint, 0
    union
    select p.strain_id, down.n + 1 from down join strain_parent p on p.parent_id = down.id where down.n < ${sql.lit(generations)}
  )`;

/** The number of strains in the tree of the strain with this id, itself not counted. */
export const relativesOf = (id: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  with recursive ${family(id, GENERATIONS)}
  select count(distinct t.id)::int from (select id from up union select id from down) t
  join strain one on one.id = t.id and not one.is_remove where t.id <> ${id})`;

interface Edge {
  strain_id: number;
  role: "mother" | "father";
  parent_id: number | null;
  percent: number | null;
}

interface NodeRow {
  id: number;
  name: string;
  slug: string;
  year: number | null;
  place: string | null;
  avg_rate: number | null;
  cnt_diaries: number;
  cnt_harvests: number;
  flowering_days: Schema<"Spread"> | null;
  yield_watt: Schema<"Spread"> | null;
  height: Schema<"Spread"> | null;
  brand: BrandRef | null;
}

/** The tree of a strain. Two queries. */
export async function readFamily(db: QueryExecutorProvider, rootId: number): Promise<Tree> {
  // One generation more than is shown says where something is cut.
  const { rows: edges } = await sql<Edge>`
    with recursive ${family(sql`${rootId}`, GENERATIONS + 1)}
    select p.strain_id, p.role, p.parent_id, p.percent from strain_parent p
    where p.strain_id in (select id from up) or p.parent_id in (select id from down)
    order by p.role desc, p.strain_id`.execute(db);
  const ids = new Set([rootId, ...edges.flatMap((edge) => [edge.strain_id, edge.parent_id ?? rootId])]);
  const { rows } = await sql<NodeRow>`
    select s.id, s.name, s.slug, s.year, s.place, s.avg_rate, s.cnt_diaries, s.cnt_harvests,
      nullif(g.value -> 'flowering_days', 'null') as flowering_days, nullif(g.value -> 'yield_watt', 'null') as yield_watt,
      nullif(g.value -> 'height', 'null') as height, ${brandJson} as brand
    from strain s
    ${strainBreeder}
    left join grow_statistics g on g.type = 'strain' and g.content_id = s.id and g.val = ''
    where s.id = any(${[...ids]}::bigint[]) and not s.is_remove
    order by s.cnt_diaries desc, s.id`.execute(db);
  return treeOf(rootId, edges, rows);
}

/** Generation by generation, each strain opens where it is nearest; where it appears again, it is marked and ends there. */
function treeOf(rootId: number, edges: readonly Edge[], rows: readonly NodeRow[]): Tree {
  const known = new Map(rows.map((row) => [row.id, row]));
  const { parentsOf, childrenOf } = linksOf(edges, rows);
  const seen = new Set<number>();
  const nodeOf = (id: number | null, { role, percent }: Pick<Tree, "role" | "percent">): Tree => {
    const row = id === null ? undefined : known.get(id);
    if (!row) return unknownParent(role, percent);
    return { ...presentNode(row), role, percent, is_repeat: false, is_cut: false, parents: [], children: [] };
  };
  const root = nodeOf(rootId, { role: null, percent: null });
  // Grows while it is read.
  const nodes: { node: Tree; way: "up" | "down" | "both"; generation: number }[] = [
    { node: root, way: "both", generation: 0 },
  ];
  for (const { node, way, generation } of nodes) {
    if (node.id === null) continue;
    node.is_repeat = seen.has(node.id);
    if (node.is_repeat) continue;
    seen.add(node.id);
    const parents = way === "down" ? [] : (parentsOf.get(node.id) ?? []);
    const children = way === "up" ? [] : [...(childrenOf.get(node.id) ?? [])];
    const isLast = generation === GENERATIONS;
    node.is_cut = isLast ? parents.length + children.length > 0 : children.length > MOST_CHILDREN;
    if (isLast) continue;
    node.parents = parents.map((edge) => nodeOf(edge.parent_id, edge));
    node.children = children
      .slice(0, MOST_CHILDREN)
      .map(({ id }) => nodeOf(id, { role: "child", percent: null }));
    nodes.push(
      ...node.parents.map((parent) => ({ node: parent, way: "up" as const, generation: generation + 1 })),
      ...node.children.map((child) => ({ node: child, way: "down" as const, generation: generation + 1 })),
    );
  }
  return root;
}

/** The parents and children of each strain, the children in the order of the rows. */
function linksOf(edges: readonly Edge[], rows: readonly NodeRow[]) {
  const parentsOf = new Map<number, Edge[]>();
  for (const edge of edges) parentsOf.set(edge.strain_id, [...(parentsOf.get(edge.strain_id) ?? []), edge]);
  const childrenOf = new Map<number | null, Set<NodeRow>>();
  for (const row of rows) {
    for (const { parent_id } of parentsOf.get(row.id) ?? []) {
      const siblings = childrenOf.get(parent_id) ?? new Set();
      childrenOf.set(parent_id, siblings.add(row));
    }
  }
  return { parentsOf, childrenOf };
}

type Facts = Omit<Tree, "role" | "percent" | "is_repeat" | "is_cut" | "parents" | "children">;

function presentNode(row: NodeRow): Facts {
  return {
    id: row.id,
    name: row.name,
    link: `/strains/${row.slug}`,
    item_brand: row.brand && presentBrandShort(row.brand),
    year: row.year,
    place: row.place,
    avg_rate: row.avg_rate,
    cnt_diaries: row.cnt_diaries,
    cnt_harvests: row.cnt_harvests,
    flowering_days: row.flowering_days,
    yield_watt: row.yield_watt,
    height: row.height,
  };
}

function unknownParent(role: Tree["role"], percent: number | null): Tree {
  return {
    ...{ id: null, name: "", link: null, role, percent, item_brand: null, year: null, place: null },
    ...{ is_repeat: false, is_cut: false, avg_rate: null, cnt_diaries: 0, cnt_harvests: 0 },
    ...{ flowering_days: null, yield_watt: null, height: null, parents: [], children: [] },
  };
}
