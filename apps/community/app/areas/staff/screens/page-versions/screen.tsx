import { deskPaths } from "../../desk-paths.ts";
import { usePageWords } from "../../shared/pages/use-page-words.ts";
import type { RefusedRestore } from "../../shared/versions/restore-version.ts";
import { VersionsPage } from "../../shared/versions/versions-page.tsx";
import type { loadPageVersions } from "./load-page-versions.ts";

interface PageVersionsScreenProps {
  versions: Awaited<ReturnType<typeof loadPageVersions>>;
  isRestoring: boolean;
  restored: number | null;
  refused: RefusedRestore | null;
}

/** The saved texts of a page in a language. */
export function PageVersionsScreen(props: PageVersionsScreenProps) {
  const { name, lang } = props.versions;
  return (
    <VersionsPage
      {...props}
      words={usePageWords()}
      paths={{
        editor: deskPaths.page(name, lang),
        preview: null,
        choose: (choice) => deskPaths.pageVersions(name, lang, choice),
      }}
    />
  );
}
