import { LOCALE_NAMES } from "@grow/i18n/locales";
import { useFormats } from "@grow/i18n/react";
import { Cluster, Icon, LinkButton, Page } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, Pencil } from "lucide-react";
import { articleEditorPath, articlePreviewPath } from "../../../../../shared/posts/article-desk-paths.ts";
import type { PreviewView } from "../view.ts";
import styles from "./preview-bar.module.css";

/** What this page is, its languages and widths, and the way back to the editor. */
export function PreviewBar({ preview }: { preview: PreviewView }) {
  const { t } = useLingui();
  const { id, lang, langs, isPhone } = preview;
  return (
    <aside className={styles.bar} aria-label={t({ id: "preview.bar", message: "Preview" })}>
      <Page className={styles.row}>
        <Cluster gap={4} justify="between">
          <Cluster gap={2}>
            <Icon of={Eye} />
            <span className={styles.state}>
              <State preview={preview} />
            </span>
          </Cluster>
          <Cluster gap={3}>
            {langs.length > 1 ? (
              <SegmentLinks
                label={t({ id: "preview.languages", message: "Languages" })}
                links={langs.map((one) => ({
                  href: articlePreviewPath(id, one, { phone: isPhone }),
                  label: <span lang={one}>{LOCALE_NAMES[one]}</span>,
                  current: one === lang,
                }))}
              />
            ) : null}
            <SegmentLinks
              label={t({ id: "preview.width", message: "Width" })}
              links={[
                {
                  href: articlePreviewPath(id, lang),
                  label: <Trans id="preview.width.full">Full width</Trans>,
                  current: !isPhone,
                },
                {
                  href: articlePreviewPath(id, lang, { phone: true }),
                  label: <Trans id="preview.width.phone">Phone</Trans>,
                  current: isPhone,
                },
              ]}
            />
            <LinkButton look="outline" size="small" icon={Pencil} href={articleEditorPath(id, lang)}>
              <Trans id="preview.edit">Edit</Trans>
            </LinkButton>
          </Cluster>
        </Cluster>
      </Page>
    </aside>
  );
}

function State({ preview: { state, date } }: { preview: PreviewView }) {
  const formats = useFormats();
  const day = date === null ? "" : formats.dateTime(date);
  switch (state) {
    case "draft":
    case "unpublished":
      return <Trans id="preview.state.draft">Preview · not published</Trans>;
    case "scheduled":
      return <Trans id="preview.state.scheduled">Preview · comes out {day}</Trans>;
    case "published":
      return <Trans id="preview.state.published">Preview · published</Trans>;
    case "removed":
      return <Trans id="preview.state.removed">Preview · removed</Trans>;
  }
}
