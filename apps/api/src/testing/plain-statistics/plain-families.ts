import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Generations of a tree each way, written out here so that a wrong constant is noticed. */
const FOUR = 4;

type Tree = Schema<"StrainTree">;

export type Families = ReadonlyMap<number, { readonly parents: number[]; readonly children: number[] }>;

/** The strains that exist, with their known parents and their children. */
export async function readFamilies(db: Db): Promise<Families> {
  const { rows: strains } = await sql<{ id: number }>`select id from strain where not is_remove`.execute(db);
  const { rows } = await sql<{ strain_id: number; parent_id: number }>`
    select distinct strain_id, parent_id from strain_parent where parent_id is not null`.execute(db);
  const exists = new Set(strains.map(({ id }) => id));
  const known = rows.filter(({ strain_id, parent_id }) => exists.has(strain_id) && exists.has(parent_id));
  return new Map(
    strains.map(({ id }) => [
      id,
      {
        parents: known.filter(({ strain_id }) => strain_id === id).map(({ parent_id }) => parent_id),
        children: known.filter(({ parent_id }) => parent_id === id).map(({ strain_id }) => strain_id),
      },
    ]),
  );
}

/** The strains up to four generations above and below, without the strain itself. */
export function plainRelatives(families: Families, id: number): number[] {
  const reached = (way: "parents" | "children") => {
    const found = new Set<number>();
    let generation = [id];
    for (let n = 0; n < FOUR; n += 1) {
      generation = generation.flatMap((one) => families.get(one)?.[way] ?? []);
      for (const one of generation) found.add(one);
    }
    return found;
  };
  const all = new Set([...reached("parents"), ...reached("children")]);
  all.delete(id);
  return [...all].sort((a, b) => a - b);
}

/** All strains of an answered tree, the repeated ones once each time. */
export function nodesOf(tree: Tree): Tree[] {
  return [tree, ...tree.parents.flatMap(nodesOf), ...tree.children.flatMap(nodesOf)];
}
