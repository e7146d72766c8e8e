import { slug } from "@grow/domain";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

async function idOf(db: Db, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await statement.execute(db);
  return rows[0]?.id ?? 0;
}

/** Inserts a strain. */
export function addStrain(db: Db, name: string): Promise<number> {
  return idOf(db, sql`insert into strain (name, slug) values (${name}, ${slug(name)}) returning id`);
}

/** Inserts a brand with its managers. */
export async function addBrand(
  db: Db,
  { name, section = "nutrients", managers = [] }: { name: string; section?: string; managers?: number[] },
): Promise<number> {
  const id = await idOf(
    db,
    sql`insert into brand (name, section, slug) values (${name}, ${section}, ${slug(name)}) returning id`,
  );
  for (const manager of managers) {
    await sql`insert into brand_manager (brand_id, user_id) values (${id}, ${manager})`.execute(db);
  }
  return id;
}

export interface NewProduct {
  name: string;
  brandId: number;
  section?: string;
  category?: string | null;
  strainId?: number | null;
  lightType?: number | null;
}

/** Inserts a product of a brand. */
export function addProduct(db: Db, product: NewProduct): Promise<number> {
  const {
    name,
    brandId,
    section = "nutrients",
    category = null,
    strainId = null,
    lightType = null,
  } = product;
  return idOf(
    db,
    sql`insert into product (name, brand_id, section, category, slug, strain_id, light_type)
      values (${name}, ${brandId}, ${section}, ${category}, ${slug(name)}, ${strainId}, ${lightType}) returning id`,
  );
}
