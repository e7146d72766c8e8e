import type { Schema } from "@grow/contract";
import { PAGE_PARTS } from "../../shared/pages/page-parts.ts";
import { changedParts, type VersionsView, versionRows } from "../../shared/versions/versions-view.ts";

interface PageVersionsView extends VersionsView {
  readonly name: Schema<"PageName">;
}

export function pageVersionsView(
  { name, lang, title, version }: Schema<"StaffPage">,
  items: readonly Schema<"StaffPageVersionCard">[],
  found: Schema<"StaffPageComparison"> | null,
): PageVersionsView {
  const to = found?.item_version.number ?? null;
  return {
    ...{ name, lang, title, version, rows: versionRows(items), to },
    from: found?.item_from?.number ?? null,
    parts: found?.item_from ? changedParts(lang, PAGE_PARTS, [found.item_from, found.item_version]) : null,
    mayRestore: to !== null && to !== items[0]?.number,
  };
}
