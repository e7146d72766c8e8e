import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { addBrand, addProduct } from "./catalogue-rows.ts";
import { addDiary } from "./diary-rows.ts";

/** Inserts a new tent in the catalogue, in a new diary of the user that uses it. */
export async function addUsedProduct(
  db: Db,
  userId: number,
): Promise<{ diaryId: number; productId: number; brandId: number }> {
  const diaryId = await addDiary(db, { userId });
  const brandId = await addBrand(db, { name: `Canvas ${diaryId}`, section: "grow-tents" });
  const productId = await addProduct(db, { name: `Tent ${diaryId}`, brandId, section: "grow-tents" });
  await sql`
    insert into diary_equip (diary_id, category, name, brand_id, product_id)
    values (${diaryId}, 'tent', 'Tent', ${brandId}, ${productId})`.execute(db);
  return { diaryId, productId, brandId };
}

export interface NewReview {
  userId: number | null;
  productId: number;
  diaryId?: number | null;
  text?: string;
  rating?: number | null;
  /** Columns that differ from a public review outside any diary. */
  columns?: Record<string, string | number | boolean | null>;
}

/** Inserts a review. */
export async function addReview(
  db: Db,
  { userId, productId, diaryId = null, text = "Quiet and cool.", rating = 8, columns = {} }: NewReview,
): Promise<number> {
  const given = {
    user_id: userId,
    product_id: productId,
    diary_id: diaryId,
    text,
    n_general: rating,
    ...columns,
  };
  const { rows } = await sql<{ id: number }>`
    insert into review (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
