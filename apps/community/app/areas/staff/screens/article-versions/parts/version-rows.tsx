import { useFormats } from "@grow/i18n/react";
import { Badge, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import desk from "../../../shared/desks/desk.module.css";
import { DeskTable } from "../../../shared/desks/desk-table.tsx";
import type { VersionsView } from "../view.ts";

/** The saved texts, newest first, each with a link to what it changed. */
export function VersionRows({ versions: { id, lang, rows } }: { versions: VersionsView }) {
  const formats = useFormats();
  return (
    <Section title={<Trans id="admin.versions.all">All versions</Trans>}>
      <Stack gap={3}>
        <DeskTable
          rows={rows}
          keyOf={({ number }) => number}
          columns={[
            {
              name: "version",
              title: <Trans id="admin.versions.version">Version</Trans>,
              cell: ({ number, before, isNewest }) => (
                <>
                  <TextLink
                    href={deskPaths.articleVersions(id, lang, {
                      to: number,
                      ...(before !== null && { from: before }),
                    })}
                  >
                    <Trans id="admin.versions.number">Version {number}</Trans>
                  </TextLink>{" "}
                  {isNewest ? (
                    <Badge>
                      <Trans id="admin.versions.newest">Newest</Trans>
                    </Badge>
                  ) : null}
                </>
              ),
            },
            {
              name: "when",
              title: <Trans id="admin.versions.when">When</Trans>,
              cell: ({ date }) => <time dateTime={date}>{formats.dateTime(date)}</time>,
            },
            {
              name: "who",
              title: <Trans id="admin.versions.who">Who</Trans>,
              cell: ({ author }) =>
                author ? (
                  <TextLink href={author.link}>{author.name}</TextLink>
                ) : (
                  <Trans id="admin.versions.unknown">Unknown</Trans>
                ),
            },
            {
              ...{ name: "title", kind: "wide" },
              title: <Trans id="admin.versions.part.title">Title</Trans>,
              cell: ({ title }) => <span lang={lang}>{title}</span>,
            },
          ]}
        />
        <p className={desk.detail}>
          <Trans id="admin.versions.most">The newest 20 versions of each language stay.</Trans>
        </p>
      </Stack>
    </Section>
  );
}
