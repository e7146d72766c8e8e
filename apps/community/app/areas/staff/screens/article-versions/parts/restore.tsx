import { Button, Cluster, LinkButton, Note, Plate, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { deskPaths } from "../../../desk-paths.ts";
import type { RefusedRestore } from "../restore-version.ts";
import type { VersionsView } from "../view.ts";

/** Asks before a version is restored, and says why it was not. */
export function Restore({ versions, refused }: { versions: VersionsView; refused: RefusedRestore | null }) {
  const { id, lang, version, to } = versions;
  const number = refused?.number ?? to ?? 0;
  return (
    <Plate>
      <Stack gap={4}>
        <h2 id="restore">
          <Trans id="admin.versions.restore.heading">Restore version {number}?</Trans>
        </h2>
        {refused === null ? null : refused.isConflict ? (
          <Note tone="warn" urgent>
            <Trans id="admin.versions.conflict">
              Someone else saved this article first. Check the newest version below, then restore again to
              replace it.
            </Trans>
          </Note>
        ) : (
          <Note tone="bad" urgent>
            {refused.text}
          </Note>
        )}
        <p>
          <Trans id="admin.versions.restore.text">
            It's saved as the newest version. The present text stays in this list.
          </Trans>
        </p>
        <Form method="post" action={deskPaths.articleVersions(id, lang, { to: number, restore: number })}>
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="version" value={version} />
          <Cluster>
            <Button type="submit" look="primary">
              <Trans id="admin.versions.restore">Restore version {number}</Trans>
            </Button>
            <LinkButton look="outline" href={deskPaths.articleVersions(id, lang, { to: number })}>
              <Trans id="admin.versions.cancel">Cancel</Trans>
            </LinkButton>
          </Cluster>
        </Form>
      </Stack>
    </Plate>
  );
}
