import { unknownPlaceholder } from "../../../content/pages/fill-operator.ts";
import type { PageText } from "../../../content/pages/texts/page-text.ts";
import type { Problem } from "../../../errors/api-error.ts";

const TAG = /<[^<>]*>/g;

/** Why words cannot be those of a page. Placeholders are filled in the text only, so that readers would see those elsewhere. */
export function pageProblems({ title, description, text }: PageText): Problem[] {
  const unknown = unknownPlaceholder(text);
  const isEmpty = !/\S/.test(text.replace(TAG, ""));
  return [
    ...(/[{}]/.test(title) ? [{ code: "not_allowed" as const, field: "title" }] : []),
    ...(/[{}]/.test(description) ? [{ code: "not_allowed" as const, field: "description" }] : []),
    // An uploaded photo that no thing has is deleted after a day.
    ...(text.includes("<img ") ? [{ code: "not_allowed" as const, field: "text" }] : []),
    ...(isEmpty ? [{ code: "required" as const, field: "text" }] : []),
    ...(unknown === null
      ? []
      : [{ code: "unknown_reference" as const, field: "text", params: { name: unknown } }]),
  ];
}
