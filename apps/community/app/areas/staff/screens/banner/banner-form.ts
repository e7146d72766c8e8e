import { photoFields, photosOf } from "@grow/app-kit/editor/photos/edited-photo.ts";
import type { RequestBody, Schema } from "@grow/contract";
import { fieldBody, fieldValues } from "../../shared/desks/field-values.ts";
import { type FormValues, listAt, textAt, textsOf } from "../../shared/desks/form-values.ts";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import { CHANGED_FIELDS, OWNER_FIELDS } from "./banner-fields.ts";

type Body = RequestBody<"createStaffBanner">;

/** The fields that an error of the API may name. */
export const BANNER_FIELDS = [
  ...[...OWNER_FIELDS, ...CHANGED_FIELDS].map(({ name }) => name),
  ...["image_id", "image_dark_id", "image_alt", "countries"],
];

/** The values of a new banner. @param lang of the site as staff sees it */
export const newBannerValues = (lang: string): FormValues => ({
  ...Object.fromEntries([...OWNER_FIELDS, ...CHANGED_FIELDS].map(({ name }) => [name, ""])),
  ...{ type: "sidebar", lang, section: [], countries: [], is_enabled: "" },
});

/** The values of a saved banner. */
export function bannerValues({ item_banner, item_brand, item_product }: Schema<"StaffBanner">): FormValues {
  const { image, image_dark, countries } = item_banner;
  return {
    ...fieldValues(CHANGED_FIELDS, item_banner),
    ...{ type: item_banner.type, countries },
    ...refValues("brand_id", item_brand),
    ...refValues("product_id", item_product),
    ...photoFields("image", image ? [image] : []),
    ...photoFields("image_dark", image_dark ? [image_dark] : []),
  };
}

function refValues(name: string, row: { readonly id: number; readonly name: string } | null): FormValues {
  return { [name]: row?.name ?? "", [refIdField(name)]: row ? String(row.id) : "" };
}

/** The brand and the product of a form, found by {@link findRef}. */
export interface FoundRefs {
  readonly brand_id: number | string | null;
  readonly product_id: number | string | null;
}

/** The request that saves a form. What does not fit is left as text, which the API rejects at its field. */
export function bannerBody(values: FormValues, refs: FoundRefs): Body {
  const { product_id: _product, ...fields } = fieldBody(CHANGED_FIELDS, values);
  const photos = textsOf(values);
  const [image] = photosOf(photos, "image");
  return {
    ...fields,
    ...{
      title: fields.title ?? "",
      text: fields.text ?? "",
      button: fields.button ?? "",
      payer: fields.payer ?? "",
    },
    ...{ type: textAt(values, "type"), ...refs },
    ...{ image_id: image?.id ?? null, image_alt: image?.alt ?? "" },
    image_dark_id: photosOf(photos, "image_dark")[0]?.id ?? null,
    countries: listAt(values, "countries"),
  } as unknown as Body;
}
