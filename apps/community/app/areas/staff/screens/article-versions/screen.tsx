import { Cluster, EmptyState, LinkButton, Note, Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import desk from "../../shared/desks/desk.module.css";
import { ChosenVersions } from "./parts/chosen-versions.tsx";
import { ComparedParts } from "./parts/compared-parts.tsx";
import { Restore } from "./parts/restore.tsx";
import { VersionRows } from "./parts/version-rows.tsx";
import type { RefusedRestore } from "./restore-version.ts";
import type { VersionsView } from "./view.ts";

interface VersionsScreenProps {
  versions: VersionsView;
  /** Asks whether the shown version shall be restored. */
  isRestoring: boolean;
  /** The version that was restored a moment ago. */
  restored: number | null;
  refused: RefusedRestore | null;
}

/** The saved texts of an article in a language, and what changed between two of them. Works without scripts. */
export function VersionsScreen({ versions, isRestoring, restored, refused }: VersionsScreenProps) {
  const { id, lang, title, rows, to, parts, mayRestore } = versions;
  const number = to;
  return (
    <Page className={desk.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.article(id, lang)}>
              <span lang={lang}>{title}</span>
            </TextLink>
          </p>
          <Cluster gap={4} justify="between">
            <h1>
              <Trans id="admin.versions.heading">Versions</Trans>
            </h1>
            <LinkButton look="outline" icon={Eye} href={deskPaths.articlePreview(id, lang)}>
              <Trans id="admin.versions.preview">Preview</Trans>
            </LinkButton>
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
              <LinkButton look="outline" href={deskPaths.article(id, lang)}>
                <Trans id="admin.versions.empty.edit">Open editor</Trans>
              </LinkButton>
            }
          >
            <Trans id="admin.versions.empty.text">Each save in this language adds one.</Trans>
          </EmptyState>
        ) : (
          <>
            {refused || (mayRestore && isRestoring) ? (
              <Restore versions={versions} refused={refused} />
            ) : null}
            <Section title={<Trans id="admin.versions.changes">Changes</Trans>}>
              <Stack gap={5}>
                {rows.length > 1 ? <ChosenVersions versions={versions} /> : null}
                {parts === null ? (
                  <p>
                    <Trans id="admin.versions.only">There's no earlier version to compare with.</Trans>
                  </p>
                ) : (
                  <ComparedParts lang={lang} parts={parts} />
                )}
                {mayRestore && !isRestoring && !refused ? (
                  <p>
                    <LinkButton
                      look="outline"
                      href={`${deskPaths.articleVersions(id, lang, { to, restore: to })}#restore`}
                    >
                      <Trans id="admin.versions.restore">Restore version {number}</Trans>
                    </LinkButton>
                  </p>
                ) : null}
              </Stack>
            </Section>
            <VersionRows versions={versions} />
          </>
        )}
      </Stack>
    </Page>
  );
}
