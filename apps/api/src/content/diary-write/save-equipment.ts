import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../errors/api-error.ts";

type Input = Schema<"EquipItemInput">;

interface KnownProduct {
  id: number;
  name: string;
  brand_id: number;
  strain_id: number | null;
  light_type: number | null;
}

/** A row of diary_equip to be written; `id` only for one that stays. */
interface EquipRecord {
  id: number | null;
  category: string;
  name: string;
  brand_id: number | null;
  product_id: number | null;
  strain_id: number | null;
  position: number;
}

/** Figures of a diary derived from its equipment. */
export interface EquipmentSummary {
  /** Kinds of its lamps: 1 fluorescent, 2 HID, 3 LED. */
  type_light: number[];
}

/**
 * Replaces a diary's equipment. Rows with an id keep it; rows left out are deleted. Updates the counters of
 * public diaries and harvests of brands, products and strains.
 *
 * @throws 422 `required` for a row without name and product, `unknown_reference` for an unknown product, brand
 *   or row
 */
export async function saveEquipment(
  trx: QueryExecutorProvider,
  diaryId: number,
  items: readonly Input[],
): Promise<EquipmentSummary> {
  const [products, brands, strains, present] = await readReferences(trx, diaryId, items);
  const problems: Problem[] = [];
  const records = items.map((item, position): EquipRecord => {
    const field = `items_equip.${position}`;
    const product = products.get(item.product_id ?? 0);
    if (item.product_id && !product) {
      problems.push({ code: "unknown_reference", field: `${field}.product_id` });
    } else if (!product && !item.name?.trim()) {
      problems.push({ code: "required", field: `${field}.name` });
    }
    if (item.brand_id && !brands.has(item.brand_id)) {
      problems.push({ code: "unknown_reference", field: `${field}.brand_id` });
    }
    if (item.id !== undefined && !present.has(item.id)) {
      problems.push({ code: "unknown_reference", field: `${field}.id` });
    }
    const name = product?.name ?? item.name?.trim() ?? "";
    const isSeed = item.category === "seed";
    return {
      id: item.id ?? null,
      category: item.category,
      name,
      brand_id: product?.brand_id ?? item.brand_id ?? null,
      product_id: product?.id ?? null,
      strain_id: product?.strain_id ?? (isSeed ? (strains.get(name.toLowerCase()) ?? null) : null),
      position,
    };
  });
  if (problems.length > 0) throw invalid(problems);

  await writeRecords(trx, diaryId, records);
  const lamps = records.filter((record) => record.category.startsWith("lamp_"));
  const kinds = lamps.map((lamp) => products.get(lamp.product_id ?? 0)?.light_type ?? lampKind(lamp.name));
  return { type_light: [...new Set(kinds.filter((kind) => kind !== null))].sort() };
}

/** The kind of a lamp outside the catalogue, guessed from its name. */
export function lampKind(name: string): number | null {
  if (/\bleds?\b|\bcob\b|quantum/i.test(name)) return 3;
  if (/\b(hid|hps|mh|cmh|lec|cdm)\b/i.test(name)) return 2;
  return /\b(cfl|t5|t8|fluorescent)\b/i.test(name) ? 1 : null;
}

/** All that the rows refer to, in one query. */
async function readReferences(trx: QueryExecutorProvider, diaryId: number, items: readonly Input[]) {
  const productIds = items.flatMap((item) => item.product_id ?? []);
  const brandIds = items.flatMap((item) => item.brand_id ?? []);
  const seeds = items.filter((item) => item.category === "seed");
  const names = seeds.flatMap((item) => item.name?.trim().toLowerCase() ?? []);
  const { rows } = await sql<{
    products: KnownProduct[];
    brands: number[];
    strains: [name: string, id: number][];
    present: number[];
  }>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'brand_id', brand_id,
         'strain_id', strain_id, 'light_type', light_type)), '[]')
       from product where id = any(${productIds}::bigint[]) and not is_remove) as products,
      (select coalesce(json_agg(id), '[]') from brand
       where id = any(${brandIds}::bigint[]) and not is_remove) as brands,
      (select coalesce(json_agg(json_build_array(lower(name), id)), '[]') from strain
       where lower(name) = any(${names}::text[]) and not is_remove) as strains,
      (select coalesce(json_agg(id), '[]') from diary_equip where diary_id = ${diaryId}) as present`.execute(
    trx,
  );
  const { products = [], brands = [], strains = [], present = [] } = rows[0] ?? {};
  return [
    new Map(products.map((product) => [product.id, product])),
    new Set(brands),
    new Map(strains),
    new Set(present),
  ] as const;
}

/** Removes, changes and adds in one statement, then moves the numbers of diaries by the difference. */
async function writeRecords(
  trx: QueryExecutorProvider,
  diaryId: number,
  records: readonly EquipRecord[],
): Promise<void> {
  const before = await readUses(trx, diaryId);
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(records)}::json) as given (
        id bigint, category text, name text, brand_id bigint, product_id bigint, strain_id bigint, position smallint)
    ), gone as (
      delete from diary_equip where diary_id = ${diaryId}
        and id not in (select id from given where id is not null)
    ), kept as (
      update diary_equip e
      set category = g.category, name = g.name, brand_id = g.brand_id, product_id = g.product_id,
        strain_id = g.strain_id, position = g.position
      from given g where e.diary_id = ${diaryId} and e.id = g.id
    )
    insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id, position)
    select ${diaryId}, category, name, brand_id, product_id, strain_id, position from given where id is null`.execute(
    trx,
  );
  for (const table of ["brand", "product", "strain"] as const) {
    const now = new Set(records.flatMap((record) => record[`${table}_id`] ?? []));
    const then = before[table];
    const more = [...now].filter((id) => !then.has(id));
    const fewer = [...then].filter((id) => !now.has(id));
    if (more.length + fewer.length === 0) continue;
    await sql`
      update ${sql.table(table)}
      set cnt_diaries = greatest(0, cnt_diaries + step.n),
        cnt_harvests = greatest(0, cnt_harvests + case when diary.is_harvest then step.n else 0 end)
      from diary, (
        select unnest(${more}::bigint[]) as id, 1 as n union all select unnest(${fewer}::bigint[]), -1) step
      where diary.id = ${diaryId} and diary.is_visible and ${sql.table(table)}.id = step.id`.execute(trx);
  }
}

async function readUses(trx: QueryExecutorProvider, diaryId: number) {
  const { rows } = await sql<Record<"brand_id" | "product_id" | "strain_id", number | null>>`
    select brand_id, product_id, strain_id from diary_equip where diary_id = ${diaryId}`.execute(trx);
  return {
    brand: new Set(rows.flatMap((row) => row.brand_id ?? [])),
    product: new Set(rows.flatMap((row) => row.product_id ?? [])),
    strain: new Set(rows.flatMap((row) => row.strain_id ?? [])),
  };
}
