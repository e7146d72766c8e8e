import { useFormats } from "@grow/i18n/react";
import { cx, Icon, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Newspaper } from "lucide-react";
import { StateBadge } from "../../../shared/articles/state-badge.tsx";
import desk from "../../../shared/desks/desk.module.css";
import type { ArticleRow } from "../view.ts";
import styles from "./article-table.module.css";

/** A table of articles. */
export function ArticleTable({ rows }: { rows: readonly ArticleRow[] }) {
  const formats = useFormats();
  return (
    <div className={desk.scroll}>
      <table className={cx(desk.rows, styles.table)}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="articles.article">Article</Trans>
            </th>
            <th scope="col">
              <Trans id="articles.state">State</Trans>
            </th>
            <th scope="col" className={desk.wide}>
              <Trans id="articles.languages">Languages</Trans>
            </th>
            <th scope="col" className={desk.wide}>
              <Trans id="articles.author">Author</Trans>
            </th>
            <th scope="col" className={desk.wide}>
              <Trans id="articles.date">Publication</Trans>
            </th>
            <th scope="col" className={desk.wide}>
              <Trans id="articles.changed">Changed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span className={styles.article}>
                  {row.cover ? (
                    <img className={styles.cover} src={row.cover} alt="" loading="lazy" />
                  ) : (
                    <span className={styles.cover}>
                      <Icon of={Newspaper} />
                    </span>
                  )}
                  <TextLink href={row.href} lang={row.lang}>
                    {row.title}
                  </TextLink>
                </span>
              </th>
              <td>
                <StateBadge state={row.state} />
              </td>
              <td className={desk.wide}>
                <span className={styles.langs}>
                  {row.langs.map(({ code, name }) => (
                    <abbr key={code} title={name} lang={code}>
                      {code}
                    </abbr>
                  ))}
                </span>
              </td>
              <td className={desk.wide}>{row.author ?? "–"}</td>
              <td className={desk.wide}>
                {row.viewDate ? <time dateTime={row.viewDate}>{formats.shortDate(row.viewDate)}</time> : "–"}
              </td>
              <td className={desk.wide}>
                <time dateTime={row.updateDate}>{formats.shortDate(row.updateDate)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
