import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";

const UNKNOWN = msg({
  id: "admin.banner.error.unknown",
  message: "Nothing has this name. Choose from the list.",
});

/** What only the desk rejects. */
export const DESK_TEXTS: FieldTexts = {
  "brand_id wrong_type": UNKNOWN,
  "product_id wrong_type": UNKNOWN,
  "brand_id unknown_reference": UNKNOWN,
  "product_id unknown_reference": msg({
    id: "admin.banner.error.product",
    message: "This brand has no such product. Choose one of its own.",
  }),
  "text required": msg({ id: "admin.banner.error.reason", message: "Say what to change." }),
  "is_approved closed": msg({
    id: "admin.banner.error.decided",
    message: "Someone has decided already. Reload the page.",
  }),
};
