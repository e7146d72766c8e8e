import { useFormats } from "@grow/i18n/react";
import { Badge, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import desk from "../../desks/desk.module.css";
import { DeskTable } from "../../desks/desk-table.tsx";
import type { VersionPaths } from "../version-paths.ts";
import type { VersionsView } from "../versions-view.ts";

/** The saved texts, newest first, each with a link to what it changed. */
export function VersionRows({ versions, paths }: { versions: VersionsView; paths: VersionPaths }) {
  const { lang, rows } = versions;
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
              cell: ({ number, before, isNewest, isDelivered }) => (
                <>
                  <TextLink href={paths.choose({ to: number, ...(before !== null && { from: before }) })}>
                    <Trans id="admin.versions.number">Version {number}</Trans>
                  </TextLink>{" "}
                  {isNewest ? (
                    <Badge>
                      <Trans id="admin.versions.newest">Newest</Trans>
                    </Badge>
                  ) : null}{" "}
                  {isDelivered ? (
                    <Badge>
                      <Trans id="admin.versions.delivered">Delivered with Grow</Trans>
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
              cell: ({ author, isDelivered }) =>
                author ? (
                  <TextLink href={author.link}>{author.name}</TextLink>
                ) : isDelivered ? (
                  "–"
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
