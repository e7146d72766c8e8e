import { BANNER_TYPES } from "@grow/domain";
import { BANNER_KINDS, type BannerKind } from "@grow/domain/banners";

/** A kind of banner that a brand sets up itself. */
export type BrandKind = {
  [Kind in BannerKind]: (typeof BANNER_KINDS)[Kind]["editor"] extends "brand" ? Kind : never;
}[BannerKind];

/** Whether a text names a kind that a brand sets up itself; staff does the others. */
export const isBrandKind = (kind: string): kind is BrandKind =>
  BANNER_TYPES.some((type) => type === kind && BANNER_KINDS[type].editor === "brand");

export const BRAND_KINDS: readonly BrandKind[] = BANNER_TYPES.filter(isBrandKind);
