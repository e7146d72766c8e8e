/**
 * The kinds of banners: what each is made of, how large its picture is, and where it is shown.
 *
 * @packageDocumentation
 */
export {
  BANNER_KINDS,
  BANNER_LIMITS,
  type BannerField,
  type BannerKind,
  type BannerPicture,
  type BannerRule,
  bannerPictureProblem,
  missingBannerFields,
} from "./banner-kinds.ts";
