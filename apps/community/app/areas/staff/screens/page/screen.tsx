import { Note, Page, Plate, Prose, Stack } from "@grow/ui/foundation";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import { usePageWords } from "../../shared/pages/use-page-words.ts";
import type { loadPage } from "./load-page.ts";
import { Delivered, OutdatedNote } from "./parts/delivered.tsx";
import { PageEditor } from "./parts/page-editor.tsx";
import { PageHead } from "./parts/page-head.tsx";
import type { UnsavedPage } from "./save-page.ts";
import styles from "./screen.module.css";

type EditedPageProps = Awaited<ReturnType<typeof loadPage>> & { readonly unsaved: UnsavedPage | undefined };

/** A text of the site in one language: its form for administrators, its words for moderators, and its changes. */
export function EditedPageScreen({ mayEdit, changes, done, unsaved, ...page }: EditedPageProps) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = usePageWords();
  const { lang, fields, languages } = page;
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        <PageHead page={page} />
        {done === "reset" && !unsaved ? (
          <Note tone="good">
            <Trans id="admin.page.reset.done">Readers get the delivered text again.</Trans>
          </Note>
        ) : null}
        <Tabs
          label={t({ id: "admin.page.languages", message: "Languages" })}
          tabs={languages.map((one) => ({
            ...{ href: one.href, current: one.current },
            label: <span lang={one.lang}>{one.name}</span>,
          }))}
        />
        {page.isOutdated ? <OutdatedNote /> : null}
        {mayEdit ? (
          <PageEditor page={page} isSaved={done === "saved"} unsaved={unsaved} />
        ) : (
          <>
            <Note tone="info">
              <Trans id="admin.page.readOnly">Only administrators can edit pages.</Trans>
            </Note>
            <Plate>
              <Stack gap={4}>
                <p lang={lang}>{fields.description}</p>
                <Prose html={fields.text ?? ""} lang={lang} />
              </Stack>
            </Plate>
          </>
        )}
        {page.isEdited ? <Delivered page={page} mayEdit={mayEdit} /> : null}
        {changes.length > 0 ? (
          <ChangeLog
            changes={changes}
            wordsOf={(field) => ({ label: words[field] ?? field, value: (logged) => logged })}
          />
        ) : null}
      </Stack>
    </Page>
  );
}
