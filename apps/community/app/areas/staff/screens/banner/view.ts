import { bannerPicture } from "@grow/app-kit/ads/banner-picture.ts";
import type { PreviewedBanner } from "@grow/app-kit/ads/banner-preview.tsx";
import type { Schema } from "@grow/contract";

/** A banner that exists. */
export interface BannerView {
  readonly id: number;
  readonly version: number;
  readonly state: Schema<"BannerState">;
  readonly name: string;
  readonly preview: PreviewedBanner;
  /** The advertiser; null for the site's own. */
  readonly brand: { readonly name: string; readonly link: string } | null;
  readonly product: string | null;
  /** Who submitted it, and the language to write a reason in. */
  readonly user: { readonly name: string; readonly link: string | null; readonly lang: string | null } | null;
  readonly url: string;
  readonly payer: string;
  readonly sections: readonly Schema<"PageSection">[];
  readonly countries: readonly string[];
  readonly start: string | null;
  readonly end: string | null;
  readonly perDay: number | null;
  /** What was refused. */
  readonly reviewText: string;
}

export function bannerView(row: Schema<"StaffBanner">): BannerView {
  const { item_banner, item_brand, item_product, item_user, user_lang } = row;
  const { id, version, state, name, type, title, text, button, lang, image, image_dark } = item_banner;
  return {
    ...{ id: id ?? 0, version, state, name },
    preview: {
      ...{ kind: type, title, text, button, lang },
      photo: image && bannerPicture(image),
      photoDark: image_dark && bannerPicture(image_dark),
    },
    brand: item_brand && { name: item_brand.name, link: item_brand.link },
    product: item_product?.name ?? null,
    user: item_user && { name: item_user.name, link: item_user.link, lang: user_lang },
    ...{ url: item_banner.url, payer: item_banner.payer, sections: item_banner.section },
    ...{ countries: item_banner.countries, start: item_banner.date_start, end: item_banner.date_end },
    ...{ perDay: item_banner.max_per_day, reviewText: item_banner.review_text },
  };
}
