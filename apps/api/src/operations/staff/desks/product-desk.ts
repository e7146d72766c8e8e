import type { Schema } from "@grow/contract";
import { BRAND_TABS, slug as slugOf } from "@grow/domain";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Problem } from "../../../errors/api-error.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import { checkRef, findRef, refId } from "./catalogue-ref.ts";
import type { Desk, DeskFields } from "./desk.ts";

export const productDesk: Desk<"product"> = {
  name: "product",
  join: sql`join brand b on b.id = r.brand_id`,
  note: sql<string>`b.name`,
  async read(db, id) {
    const { rows } = await sql<DeskFields["product"]>`
      select p.name, b.slug as brand, s.slug as strain, p.category, p.description, p.lang
      from product p join brand b on b.id = p.brand_id left join strain s on s.id = p.strain_id
      where p.id = ${id}`.execute(db);
    return rows[0] as DeskFields["product"];
  },
  async check(tx, { name, brand, strain, category }) {
    const problems: Problem[] = [...(await checkRef(tx, "strain", strain, "product.strain"))];
    const tabs: readonly string[] = BRAND_TABS;
    if (tabs.includes(slugOf(name))) problems.push({ code: "reserved_word", field: "product.name" });
    const section = await sectionOf(tx, brand);
    if (section === null) return [...problems, { code: "unknown_reference", field: "product.brand" }];
    if (category !== null && !SECTION_CATEGORIES[section].includes(category))
      problems.push({ code: "not_allowed", field: "product.category" });
    if (strain !== null && section !== "seedbank")
      problems.push({ code: "not_allowed", field: "product.strain" });
    return problems;
  },
  async save(tx, fields, { id, slug }) {
    const { name, category, description, lang } = fields;
    const brandId = await refId(tx, "brand", fields.brand);
    const strainId = await refId(tx, "strain", fields.strain);
    const section = await sectionOf(tx, fields.brand);
    const before = await owners(tx, id);
    const columns = sql`name, slug, brand_id, strain_id, section, category, description, lang`;
    const values = sql`${name.trim()}, ${slug}, ${brandId}, ${strainId}, ${section}, ${category}, ${description}, ${lang}`;
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into product (${columns}) values (${values}) returning id`
      : sql<{ id: number }>`update product set (${columns}) = row(${values}) where id = ${id} returning id`
    ).execute(tx);
    // Diaries contain the brand and strain of their products.
    if (before && (before.brand_id !== brandId || before.strain_id !== strainId)) {
      await sql`
        update diary_equip set brand_id = ${brandId}, strain_id = ${strainId} where product_id = ${id}`.execute(
        tx,
      );
      await sql`update week_nutrient set brand_id = ${brandId} where product_id = ${id}`.execute(tx);
    }
    await recount(tx, "brand", [brandId, before?.brand_id ?? null]);
    await recount(tx, "strain", [strainId, before?.strain_id ?? null]);
    return rows[0]?.id ?? 0;
  },
};

async function sectionOf(db: QueryExecutorProvider, brand: string): Promise<Schema<"Section"> | null> {
  const id = await findRef(db, "brand", brand);
  const { rows } = await sql<{
    section: Schema<"Section">;
  }>`select section from brand where id = ${id}`.execute(db);
  return rows[0]?.section ?? null;
}

async function owners(db: QueryExecutorProvider, id: number | null) {
  const { rows } = await sql<{ brand_id: number; strain_id: number | null }>`
    select brand_id, strain_id from product where id = ${id}`.execute(db);
  return rows[0];
}
