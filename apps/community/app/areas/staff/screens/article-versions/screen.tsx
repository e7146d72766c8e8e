import { useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import type { RefusedRestore } from "../../shared/versions/restore-version.ts";
import { VersionsPage } from "../../shared/versions/versions-page.tsx";
import type { ARTICLE_PARTS, ArticleVersionsView } from "./view.ts";

interface ArticleVersionsScreenProps {
  versions: ArticleVersionsView;
  isRestoring: boolean;
  restored: number | null;
  refused: RefusedRestore | null;
}

/** The saved texts of an article in a language. */
export function ArticleVersionsScreen(props: ArticleVersionsScreenProps) {
  const { t } = useLingui();
  const { id, lang } = props.versions;
  const words: Readonly<Record<(typeof ARTICLE_PARTS)[number], string>> = {
    title: t({ id: "admin.versions.part.title", message: "Title" }),
    preview: t({ id: "admin.versions.part.preview", message: "Summary in lists" }),
    text: t({ id: "admin.versions.part.text", message: "Text" }),
    description: t({ id: "admin.versions.part.description", message: "Description for search engines" }),
    author_role: t({ id: "admin.versions.part.role", message: "Author's role" }),
  };
  return (
    <VersionsPage
      {...props}
      words={words}
      paths={{
        editor: deskPaths.article(id, lang),
        preview: deskPaths.articlePreview(id, lang),
        choose: (choice) => deskPaths.articleVersions(id, lang, choice),
      }}
    />
  );
}
