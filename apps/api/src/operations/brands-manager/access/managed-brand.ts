import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { type BrandRef, brandJson } from "../../../content/catalogue/catalogue-refs.ts";
import type { Db } from "../../../db/database.ts";
import { forbidden } from "../../../errors/api-error.ts";
import { ownerByRequest } from "../../../http/owners.ts";

export type ManagerRole = Schema<"ManagerRole">;

/** A brand and its manager's rights. */
export interface ManagedBrand extends BrandRef {
  role: ManagerRole;
}

/** The brands of a manager, and the one to work on. */
export interface ManagedBrands {
  brands: ManagedBrand[];
  /** Null for a grower without a brand. */
  brand: ManagedBrand | null;
}

/** The brands a grower manages, by name. */
async function readManagedBrands(db: Db, userId: number): Promise<ManagedBrand[]> {
  const { rows } = await sql<{ brand: BrandRef; role: ManagerRole }>`
    select ${brandJson} as brand, m.role from brand_manager m join brand b on b.id = m.brand_id and not b.is_remove
    where m.user_id = ${userId} order by lower(b.name), b.id`.execute(db);
  return rows.map(({ brand, role }) => ({ ...brand, role }));
}

/**
 * @param brandId the requested brand; by default the first
 * @throws ApiError 403 for a brand that the grower does not manage
 */
export async function chooseBrand(
  db: Db,
  userId: number,
  brandId: number | undefined,
): Promise<ManagedBrands> {
  const brands = await readManagedBrands(db, userId);
  if (brandId === undefined) return { brands, brand: brands[0] ?? null };
  const brand = brands.find((candidate) => candidate.id === brandId);
  if (!brand) throw forbidden();
  return { brands, brand };
}

/** The requested brand of a manager, or their first. 403 for a grower without a brand. */
export const managedBrand = ownerByRequest(async ({ query, body }, reader, db): Promise<ManagedBrand> => {
  const asked = query.brand_id ?? body.brand_id;
  const { brand } = await chooseBrand(db, reader.id, asked === undefined ? undefined : Number(asked));
  if (!brand) throw forbidden();
  return brand;
});

/** @throws ApiError 403 for a viewer */
export function editable(brand: ManagedBrand): ManagedBrand {
  if (brand.role === "viewer") throw forbidden();
  return brand;
}

/** @throws ApiError 403 for a manager who is not an owner */
export function owned(brand: ManagedBrand): ManagedBrand {
  if (brand.role !== "owner") throw forbidden();
  return brand;
}
