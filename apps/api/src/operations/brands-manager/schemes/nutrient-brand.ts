import { forbidden } from "../../../errors/api-error.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";

/** @throws ApiError 403 for other brands, which have no feeding charts */
export function nutrientBrand(brand: ManagedBrand): ManagedBrand {
  if (brand.section !== "nutrients") throw forbidden();
  return brand;
}
