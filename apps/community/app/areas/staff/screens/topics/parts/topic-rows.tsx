import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { useFormats } from "@grow/i18n/react";
import { TextLink, VisuallyHidden } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import styles from "../../../shared/desks/desk.module.css";
import type { TopicKind } from "../../../shared/topics/topic-kinds.ts";
import type { TopicRowView } from "../view.ts";

/** Categories or tags with their names, languages and articles. */
export function TopicRows({ kind, items }: { kind: TopicKind; items: readonly TopicRowView[] }) {
  const formats = useFormats();
  return (
    <div className={styles.scroll}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="admin.topics.name">Name</Trans>
            </th>
            <th scope="col" className={styles.wide}>
              <Trans id="admin.topics.slug">Address</Trans>
            </th>
            <th scope="col">
              <Trans id="admin.topics.languages">Languages</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans id="admin.topics.articles">Articles</Trans>
            </th>
            <th scope="col" className={styles.wide}>
              <Trans id="admin.topics.changed">Changed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, slug, langs, articles, published, changed }) => (
            <tr key={id}>
              <th scope="row">
                <TextLink href={deskPaths.topic(kind, id)}>{name}</TextLink>
              </th>
              <td className={styles.wide}>{slug}</td>
              <td>
                <Languages langs={langs} />
              </td>
              <td className={styles.number}>
                {formats.number(articles, 0)}
                {published === articles ? null : (
                  <div className={styles.detail}>
                    <Plural
                      id="admin.topics.published"
                      value={published}
                      one="# published"
                      other="# published"
                    />
                  </div>
                )}
              </td>
              <td className={styles.wide}>
                <time dateTime={changed}>{formats.date(changed)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Codes for the eye, names for a screen reader. */
function Languages({ langs }: { langs: readonly string[] }) {
  const locales = TRANSLATED_LOCALES.filter((locale) => langs.includes(locale));
  if (locales.length === 0) return <Trans id="admin.topics.languages.none">None</Trans>;
  return (
    <>
      <span aria-hidden="true">{locales.map((locale) => locale.toUpperCase()).join(" ")}</span>
      <VisuallyHidden>{locales.map((locale) => LOCALE_NAMES[locale]).join(", ")}</VisuallyHidden>
    </>
  );
}
