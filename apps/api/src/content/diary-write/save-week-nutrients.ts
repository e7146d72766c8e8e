import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../errors/api-error.ts";

/** A row of week_nutrient to be written; `id` only for one that stays. */
export interface NutrientRecord {
  id: number | null;
  block: "flowering" | "harvest";
  name: string;
  brand_id: number | null;
  product_id: number | null;
  val: number | null;
  comment: string;
  n_general: number | null;
  items: (number | null)[];
  position: number;
}

type Input = Pick<Schema<"WeekCreate">, "faza" | "item_flowering" | "item_harvest">;
type Row = Schema<"NutrientDoseInput"> | Schema<"NutrientReviewInput">;

/**
 * The doses or reviews of a week as rows, with names and brands of the catalogue. Rows marked as removed are left out.
 *
 * @throws 422 `required` for a row without name and product, `unknown_reference` for an unknown product or row
 */
export async function readNutrients(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  input: Input,
): Promise<NutrientRecord[]> {
  const isHarvest = input.faza === 2;
  const block = isHarvest ? "harvest" : "flowering";
  const list = isHarvest ? "item_harvest" : "item_flowering";
  const sent: readonly Row[] = input[list]?.items_nutrient ?? [];
  const { products, present } = await readReferences(trx, diaryId, weekId, sent);
  const problems: Problem[] = [];
  const records = sent.flatMap((row, position): NutrientRecord[] => {
    if (row.is_remove) return [];
    const field = `${list}.items_nutrient.${position}`;
    const product = products.get(row.product_id ?? 0);
    if (row.product_id && !product) {
      problems.push({ code: "unknown_reference", field: `${field}.product_id` });
    } else if (!product && !row.name?.trim()) {
      problems.push({ code: "required", field: `${field}.name` });
    }
    if (row.id !== undefined && !present.has(row.id)) {
      problems.push({ code: "unknown_reference", field: `${field}.id` });
    }
    return [
      {
        id: row.id ?? null,
        block,
        name: product?.name ?? row.name?.trim() ?? "",
        brand_id: product?.brand_id ?? null,
        product_id: product?.id ?? null,
        val: "val" in row ? row.val : null,
        comment: "comment" in row ? (row.comment ?? "") : "",
        n_general: "n_general" in row ? (row.n_general ?? null) : null,
        items: "items" in row ? (row.items ?? []).map((item) => item.n_general) : [],
        position,
      },
    ];
  });
  if (problems.length > 0) throw invalid(problems);
  return records;
}

async function readReferences(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  sent: readonly Row[],
) {
  if (sent.length === 0) return { products: new Map(), present: new Set<number>() };
  const ids = sent.flatMap((row) => row.product_id ?? []);
  const { rows } = await sql<{
    products: { id: number; name: string; brand_id: number }[];
    present: number[];
  }>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'brand_id', brand_id)), '[]')
       from product where id = any(${ids}::bigint[]) and not is_remove) as products,
      (select coalesce(json_agg(id), '[]') from week_nutrient
       where diary_id = ${diaryId} and week_id = ${weekId}) as present`.execute(trx);
  const { products = [], present = [] } = rows[0] ?? {};
  return {
    products: new Map(products.map((product) => [product.id, product])),
    present: new Set(present),
  };
}

/** Replaces the rows of a week; those with an id keep it. A new week has none to replace. */
export async function saveNutrients(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  records: readonly NutrientRecord[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!isNew) {
    await sql`delete from week_nutrient where diary_id = ${diaryId} and week_id = ${weekId}`.execute(trx);
  }
  if (records.length === 0) return;
  const columns = sql`block, name, brand_id, product_id, val, comment, n_general, items, position`;
  const given = sql`
    select ${diaryId}::bigint, ${weekId}::bigint, id, ${columns} from json_to_recordset(${JSON.stringify(records)}::json) as given (
      id bigint, block text, name text, brand_id bigint, product_id bigint, val double precision, comment text,
      n_general smallint, items smallint[], position smallint)`;
  await sql`
    with given (diary_id, week_id, id, block, name, brand_id, product_id, val, comment, n_general, items, position)
      as materialized (${given}),
    kept as (
      insert into week_nutrient (diary_id, week_id, id, ${columns}) overriding system value
      select * from given where id is not null)
    insert into week_nutrient (diary_id, week_id, ${columns})
    select diary_id, week_id, ${columns} from given where id is null`.execute(trx);
}
