import type { Db } from "../../db/database.ts";
import { forbidden } from "../../http/problem.ts";
import type { BrandRef } from "../diaries/catalogue-refs.ts";
import { readManagedBrands } from "./queries.ts";

/** The brands of a manager, and the one to work on. */
export interface ManagedBrands {
  brands: BrandRef[];
  /** Null for a grower who manages none. */
  brand: BrandRef | null;
}

/**
 * @param brandId the brand asked for; left out, the first
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

/** The same where there must be one: 403 for a grower who manages none. */
export async function requireBrand(db: Db, userId: number, brandId: number | undefined): Promise<BrandRef> {
  const { brand } = await chooseBrand(db, userId, brandId);
  if (!brand) throw forbidden();
  return brand;
}
