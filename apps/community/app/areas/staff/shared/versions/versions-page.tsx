import { Cluster, EmptyState, LinkButton, Note, Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import desk from "../desks/desk.module.css";
import { ChosenVersions } from "./parts/chosen-versions.tsx";
import { ComparedParts } from "./parts/compared-parts.tsx";
import { Restore } from "./parts/restore.tsx";
import { VersionRows } from "./parts/version-rows.tsx";
import type { RefusedRestore } from "./restore-version.ts";
import type { VersionPaths } from "./version-paths.ts";
import type { VersionsView } from "./versions-view.ts";

interface VersionsPageProps {
  versions: VersionsView;
  paths: VersionPaths;
  /** Labels of the parts. */
  words: Readonly<Record<string, string>>;
  /** Asks whether the shown version shall be restored. */
  isRestoring: boolean;
  /** The version that was restored a moment ago. */
  restored: number | null;
  refused: RefusedRestore | null;
}

/** The saved texts of a thing in a language, and what changed between two of them. Works without scripts. */
export function VersionsPage(props: VersionsPageProps) {
  const { versions, paths, words, isRestoring, restored, refused } = props;
  const { lang, title, rows, to, parts, mayRestore } = versions;
  const number = to;
  return (
    <Page className={desk.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={paths.editor}>
              <span lang={lang}>{title}</span>
            </TextLink>
          </p>
          <Cluster gap={4} justify="between">
            <h1>
              <Trans id="admin.versions.heading">Versions</Trans>
            </h1>
            {paths.preview === null ? null : (
              <LinkButton look="outline" icon={Eye} href={paths.preview}>
                <Trans id="admin.versions.preview">Preview</Trans>
              </LinkButton>
            )}
          </Cluster>
        </Stack>
        {restored !== null && refused === null ? (
          <Note tone="good">
            <Trans id="admin.versions.restored">Version {restored} is restored as the newest one.</Trans>
          </Note>
        ) : null}
        {to === null ? (
          <EmptyState
            title={<Trans id="admin.versions.empty">No versions yet</Trans>}
            actions={
              <LinkButton look="outline" href={paths.editor}>
                <Trans id="admin.versions.empty.edit">Open editor</Trans>
              </LinkButton>
            }
          >
            <Trans id="admin.versions.empty.text">Each save in this language adds one.</Trans>
          </EmptyState>
        ) : (
          <>
            {refused || (mayRestore && isRestoring) ? <Restore {...{ versions, paths, refused }} /> : null}
            <Section title={<Trans id="admin.versions.changes">Changes</Trans>}>
              <Stack gap={5}>
                {rows.length > 1 ? <ChosenVersions versions={versions} /> : null}
                {parts === null ? (
                  <p>
                    <Trans id="admin.versions.only">There's no earlier version to compare with.</Trans>
                  </p>
                ) : (
                  <ComparedParts {...{ lang, parts, words }} />
                )}
                {mayRestore && !isRestoring && !refused ? (
                  <p>
                    <LinkButton look="outline" href={`${paths.choose({ to, restore: to })}#restore`}>
                      <Trans id="admin.versions.restore">Restore version {number}</Trans>
                    </LinkButton>
                  </p>
                ) : null}
              </Stack>
            </Section>
            <VersionRows {...{ versions, paths }} />
          </>
        )}
      </Stack>
    </Page>
  );
}
