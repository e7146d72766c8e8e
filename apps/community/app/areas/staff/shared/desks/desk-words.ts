import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StaffDesk } from "./described-field.ts";

const DESKS: Readonly<Record<StaffDesk, MessageDescriptor>> = {
  brand: msg({ id: "admin.catalogue.brands", message: "Brands" }),
  product: msg({ id: "admin.catalogue.products", message: "Products" }),
  strain: msg({ id: "admin.catalogue.strains", message: "Strains" }),
};

const NEW: Readonly<Record<StaffDesk, MessageDescriptor>> = {
  brand: msg({ id: "admin.catalogue.brand.new", message: "New brand" }),
  product: msg({ id: "admin.catalogue.product.new", message: "New product" }),
  strain: msg({ id: "admin.catalogue.strain.new", message: "New strain" }),
};

/** The name of a desk: "Strains". */
export const deskWord = (i18n: I18n, desk: StaffDesk) => i18n._(DESKS[desk]);

/** The title of a form for a new row: "New strain". */
export const newRowWord = (i18n: I18n, desk: StaffDesk) => i18n._(NEW[desk]);
