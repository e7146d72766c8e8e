import { useLingui } from "@lingui/react/macro";
import type { PAGE_PARTS } from "./page-parts.ts";

/** Labels of the parts of a page. */
export function usePageWords(): Readonly<Record<(typeof PAGE_PARTS)[number], string>> {
  const { t } = useLingui();
  return {
    title: t({ id: "admin.page.part.title", message: "Title" }),
    description: t({ id: "admin.page.part.description", message: "Description" }),
    text: t({ id: "admin.page.part.text", message: "Text" }),
  };
}
