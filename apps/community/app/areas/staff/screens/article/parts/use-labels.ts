import { useLingui } from "@lingui/react/macro";

/** Labels of the fields, by the names of the parts that a conflict compares. */
export function useLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: "article.title", message: "Title" }),
    preview: t({ id: "article.preview", message: "Summary" }),
    text: t({ id: "article.text", message: "Text" }),
    description: t({ id: "article.seo", message: "Description for search engines" }),
    author_role: t({ id: "article.role", message: "Role of the author" }),
    category: t({ id: "article.category", message: "Category" }),
    tags: t({ id: "article.tags", message: "Tags" }),
    slug: t({ id: "article.slug", message: "Address" }),
    diaries: t({ id: "article.diaries", message: "Diaries it's about" }),
    cover: t({ id: "article.cover", message: "Cover" }),
  };
}

export type ArticleLabels = ReturnType<typeof useLabels>;
