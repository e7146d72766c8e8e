import { sentPhoto } from "@grow/app-kit/editor/photos/sent-photos.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { RequestBody, Schema } from "@grow/contract";
import { descriptionHtml } from "../../../../shared/description.ts";
import { MOST_LINKS } from "./view.ts";

export const LINK_TYPES = [
  ...(["shop", "instagram", "youtube", "facebook", "x", "tiktok"] as const),
  ...(["telegram", "discord", "reddit", "vk", "other"] as const),
] satisfies Schema<"BrandLink">["type"][];

/** The request body that saves the form. */
export function brandBody(form: FormData, brandId: number): RequestBody<"editBrand"> {
  const text = (name: string) => textOf(form, name).trim();
  const links = Array.from({ length: MOST_LINKS }, (_, index) => ({
    type: LINK_TYPES.find((type) => type === text(`link_type_${index}`)) ?? ("other" as const),
    url: text(`link_url_${index}`),
  }));
  const year = text("year");
  const logo = sentPhoto(form, "logo");
  return {
    brand_id: brandId,
    version: Number(text("version")),
    name: text("name"),
    description: descriptionHtml(text("description")),
    lang: text("lang") || "en",
    site: text("site") || null,
    place: text("place") || null,
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    items_link: links.filter(({ url }) => url !== ""),
    cover_id: sentPhoto(form, "cover"),
    // The present logo is not among the photos; it stays unless another one was uploaded.
    ...(logo === null ? {} : { logo_id: logo }),
  };
}
