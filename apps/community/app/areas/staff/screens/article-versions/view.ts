import type { Schema } from "@grow/contract";
import {
  changedParts,
  type VersionLang,
  type VersionsView,
  versionRows,
} from "../../shared/versions/versions-view.ts";

/** Parts of an article, in its order. */
export const ARTICLE_PARTS = ["title", "preview", "text", "description", "author_role"] as const;

export interface ArticleVersionsView extends VersionsView {
  readonly id: number;
}

export function versionsView(
  post: Schema<"StaffPost">,
  lang: VersionLang,
  items: readonly Schema<"StaffPostVersionCard">[],
  found: Schema<"StaffPostComparison"> | null,
): ArticleVersionsView {
  const to = found?.item_version.number ?? null;
  return {
    ...{ id: post.id, lang, version: post.version, rows: versionRows(items), to },
    // Where this language has no text, the article has one.
    title: items[0]?.title ?? post.items_text[0]?.title ?? "",
    from: found?.item_from?.number ?? null,
    parts: found?.item_from ? changedParts(lang, ARTICLE_PARTS, [found.item_from, found.item_version]) : null,
    mayRestore: to !== null && to !== items[0]?.number && post.state !== "removed",
  };
}
