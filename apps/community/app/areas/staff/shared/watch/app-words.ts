import type { Schema } from "@grow/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The sites that report errors. */
export const APP_WORDS: Readonly<Record<Schema<"StaffError">["app"], MessageDescriptor>> = {
  web: msg({ id: "watch.app.web", message: "Community site" }),
  brands: msg({ id: "watch.app.brands", message: "Brand portal" }),
};
