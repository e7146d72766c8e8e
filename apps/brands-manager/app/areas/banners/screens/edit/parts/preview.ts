import { uploadedPicture } from "@grow/app-kit/ads/banner-picture.ts";
import type { PreviewedBanner } from "@grow/app-kit/ads/banner-preview.tsx";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { photosOf } from "@grow/app-kit/editor/photos/edited-photo.ts";
import type { BannerKind } from "@grow/domain/banners";

/** The banner that the fields of the form describe. */
export function previewOf(kind: BannerKind, fields: FormFields): PreviewedBanner {
  const [image] = photosOf(fields, "image");
  const [dark] = photosOf(fields, "image_dark");
  const picture = (photo: typeof image) =>
    photo && photo.url !== "" ? uploadedPicture(kind, photo.url, image?.alt ?? "") : null;
  const { title = "", text = "", button = "", lang = "en" } = fields;
  return { kind, photo: picture(image), photoDark: picture(dark), title, text, button, lang };
}
