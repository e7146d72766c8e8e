import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { sql } from "kysely";
import { factValues, SEED_FACTS, seedFacts } from "../../../content/catalogue/seed-facts.ts";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";
import { checkRef, findRef, refId } from "./catalogue-ref.ts";
import type { Desk, DeskFields } from "./desk.ts";

type Strain = DeskFields["strain"];

/** Categories that a strain has at most one value of; `strain_category_one` in the database. */
const SINGLE: readonly StrainCategory[] = ["yield", "height", "growing", "thc"];

type Row = Omit<Strain, "categories"> & { words: { category: StrainCategory; val: string }[] };

export const strainDesk: Desk<"strain"> = {
  name: "strain",
  join: sql`left join brand b on b.id = r.brand_id and not b.is_remove`,
  note: sql<string>`coalesce(b.name, '')`,
  async read(db, id) {
    const { rows } = await sql<Row>`
      select s.name, b.slug as breeder, s.description, s.lang, s.place, s.year, ${seedFacts("s")} as item_facts,
        (select coalesce(json_agg(a.name order by a.position, a.name), '[]') from strain_alias a where a.strain_id = s.id)
          as items_alias,
        (select coalesce(json_agg(json_build_object('role', p.role, 'strain', one.slug, 'percent', p.percent)
           order by p.role desc), '[]')
         from strain_parent p left join strain one on one.id = p.parent_id where p.strain_id = s.id) as items_parent,
        (select coalesce(json_agg(json_build_object('category', c.category, 'val', c.val) order by c.position, c.val), '[]')
         from strain_category c where c.strain_id = s.id) as words
      from strain s left join brand b on b.id = s.brand_id where s.id = ${id}`.execute(db);
    const { words, ...strain } = rows[0] as Row;
    const categories = Object.keys(STRAIN_CATEGORIES).map((category) => [
      category,
      words.filter((word) => word.category === category).map(({ val }) => val),
    ]);
    return { ...strain, categories: Object.fromEntries(categories) as Strain["categories"] };
  },
  async check(tx, strain, id) {
    const problems: Problem[] = [...(await checkRef(tx, "brand", strain.breeder, "strain.breeder"))];
    for (const category of SINGLE) {
      if (strain.categories[category].length > 1)
        problems.push({ code: "too_many", field: `strain.categories.${category}`, params: { limit: 1 } });
    }
    const facts = strain.item_facts;
    for (const fact of ["thc", "cbd", "flowering_days", "height"] as const) {
      const [min, max] = [facts[`${fact}_min`], facts[`${fact}_max`]];
      if (min !== null && max !== null && min > max)
        problems.push({ code: "not_allowed", field: `strain.item_facts.${fact}_max` });
    }
    return [...problems, ...(await checkParents(tx, strain, id))];
  },
  async save(tx, strain, { id, slug }) {
    const { name, description, lang, place, year, item_facts } = strain;
    const breeder = await refId(tx, "brand", strain.breeder);
    const columns = sql`name, slug, brand_id, description, lang, place, year, ${sql.join(SEED_FACTS.map((fact) => sql.ref(fact)))}`;
    const values = sql`${name.trim()}, ${slug}, ${breeder}, ${description}, ${lang}, ${place?.trim() || null}, ${year},
      ${factValues(item_facts)}`;
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into strain (${columns}) values (${values}) returning id`
      : sql<{ id: number }>`update strain set (${columns}) = row(${values}) where id = ${id} returning id`
    ).execute(tx);
    const saved = rows[0]?.id ?? 0;
    await saveAliases(tx, saved, strain);
    await saveParents(tx, saved, strain);
    await saveCategories(tx, saved, strain);
    return saved;
  },
};

/** A strain has one mother and one father, other strains than itself and none of its descendants, with at most 100 % together. */
async function checkParents(tx: Tx, { items_parent }: Strain, id: number | null): Promise<Problem[]> {
  const problems: Problem[] = [];
  const roles = new Set<string>();
  let percent = 0;
  for (const [index, parent] of items_parent.entries()) {
    const field = `strain.items_parent.${index}`;
    if (roles.has(parent.role)) problems.push({ code: "taken", field: `${field}.role` });
    roles.add(parent.role);
    percent += parent.percent ?? 0;
    if (percent > 100)
      problems.push({
        code: "out_of_range",
        field: `${field}.percent`,
        params: { min: 1, max: 100 },
      });
    if (parent.strain === null) continue;
    const parentId = await findRef(tx, "strain", parent.strain);
    if (parentId === null) problems.push({ code: "unknown_reference", field: `${field}.strain` });
    else if (id !== null && (await isDescendant(tx, parentId, id)))
      problems.push({ code: "not_allowed", field: `${field}.strain` });
  }
  return problems;
}

/** Whether a strain is the other one or descends from it. */
async function isDescendant(tx: Tx, id: number, ancestorId: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive down (id) as (
      select ${ancestorId}::bigint
      union select p.strain_id from down join strain_parent p on p.parent_id = down.id)
    select from down where id = ${id}`.execute(tx);
  return rows.length > 0;
}

async function saveAliases(tx: Tx, id: number, { items_alias, name }: Strain): Promise<void> {
  const names = [...new Set(items_alias.map((alias) => alias.trim()))].filter(
    (alias) => alias !== name.trim(),
  );
  await sql`delete from strain_alias where strain_id = ${id} and name <> all (${names}::text[])`.execute(tx);
  await sql`
    insert into strain_alias (strain_id, name, position)
    select ${id}, name, (n - 1)::smallint from unnest(${names}::text[]) with ordinality as given (name, n)
    on conflict (strain_id, name) do update set position = excluded.position`.execute(tx);
}

async function saveParents(tx: Tx, id: number, { items_parent }: Strain): Promise<void> {
  await sql`delete from strain_parent where strain_id = ${id}`.execute(tx);
  for (const { role, strain, percent } of items_parent) {
    await sql`
      insert into strain_parent (strain_id, role, parent_id, percent)
      values (${id}, ${role}, ${await refId(tx, "strain", strain)}, ${percent})`.execute(tx);
  }
}

/** Values that stay keep their share of reports. */
async function saveCategories(tx: Tx, id: number, strain: Strain): Promise<void> {
  const given = Object.entries(strain.categories as Schema<"StrainCategoryValues">).flatMap(
    ([category, values]) => values.map((val, position) => ({ category, val, position })),
  );
  const columns = sql`unnest(${given.map(({ category }) => category)}::text[], ${given.map(({ val }) => val)}::text[],
    ${given.map(({ position }) => position)}::smallint[]) as given (category, val, position)`;
  await sql`
    delete from strain_category c where c.strain_id = ${id}
      and not exists (select from ${columns} where given.category = c.category and given.val = c.val)`.execute(
    tx,
  );
  await sql`
    insert into strain_category (strain_id, category, val, position)
    select ${id}, category, val, position from ${columns}
    on conflict (strain_id, category, val) do update set position = excluded.position`.execute(tx);
}
