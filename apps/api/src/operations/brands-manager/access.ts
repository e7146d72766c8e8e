import type { Db } from "../../db/database.ts";
import { ownerByRequest } from "../../http/owners.ts";
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

/** The brand that a manager works on: the one asked for, or his first. 403 for a grower who manages none. */
export const managedBrand = ownerByRequest(async ({ query, body }, reader, db): Promise<BrandRef> => {
  const asked = query.brand_id ?? body.brand_id;
  const { brand } = await chooseBrand(db, reader.id, asked === undefined ? undefined : Number(asked));
  if (!brand) throw forbidden();
  return brand;
});
