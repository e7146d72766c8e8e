import { useFormats } from "@grow/i18n/react";
import { Badge, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import desk from "../../../shared/desks/desk.module.css";
import type { VersionRow, VersionsView } from "../view.ts";

/** The saved texts, newest first, each with a link to what it changed. */
export function VersionRows({ versions: { id, lang, rows } }: { versions: VersionsView }) {
  return (
    <Section title={<Trans id="admin.versions.all">All versions</Trans>}>
      <Stack gap={3}>
        <div className={desk.scroll}>
          <table className={desk.rows}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans id="admin.versions.version">Version</Trans>
                </th>
                <th scope="col">
                  <Trans id="admin.versions.when">When</Trans>
                </th>
                <th scope="col">
                  <Trans id="admin.versions.who">Who</Trans>
                </th>
                <th scope="col" className={desk.wide}>
                  <Trans id="admin.versions.part.title">Title</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.number} id={id} lang={lang} row={row} />
              ))}
            </tbody>
          </table>
        </div>
        <p className={desk.detail}>
          <Trans id="admin.versions.most">The newest 20 versions of each language stay.</Trans>
        </p>
      </Stack>
    </Section>
  );
}

function Row({ id, lang, row }: { id: number; lang: string; row: VersionRow }) {
  const formats = useFormats();
  const { number, date, author, title, before, isNewest } = row;
  const choice = before === null ? { to: number } : { from: before, to: number };
  return (
    <tr>
      <th scope="row">
        <TextLink href={deskPaths.articleVersions(id, lang, choice)}>
          <Trans id="admin.versions.number">Version {number}</Trans>
        </TextLink>{" "}
        {isNewest ? (
          <Badge>
            <Trans id="admin.versions.newest">Newest</Trans>
          </Badge>
        ) : null}
      </th>
      <td>
        <time dateTime={date}>{formats.dateTime(date)}</time>
      </td>
      <td>
        {author ? (
          <TextLink href={author.link}>{author.name}</TextLink>
        ) : (
          <Trans id="admin.versions.unknown">Unknown</Trans>
        )}
      </td>
      <td className={desk.wide} lang={lang}>
        {title}
      </td>
    </tr>
  );
}
