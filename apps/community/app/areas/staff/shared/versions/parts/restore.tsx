import { Button, Cluster, LinkButton, Note, Plate, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { RefusedRestore } from "../restore-version.ts";
import type { VersionPaths } from "../version-paths.ts";
import type { VersionsView } from "../versions-view.ts";

interface RestoreProps {
  versions: VersionsView;
  paths: VersionPaths;
  refused: RefusedRestore | null;
}

/** Asks before a version is restored, and says why it was not. */
export function Restore({ versions, paths, refused }: RestoreProps) {
  const { version, to } = versions;
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
              Someone else saved this first. Check the newest version below, then restore again to replace it.
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
        <Form method="post" action={paths.choose({ to: number, restore: number })}>
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="version" value={version} />
          <Cluster>
            <Button type="submit" look="primary">
              <Trans id="admin.versions.restore">Restore version {number}</Trans>
            </Button>
            <LinkButton look="outline" href={paths.choose({ to: number })}>
              <Trans id="admin.versions.cancel">Cancel</Trans>
            </LinkButton>
          </Cluster>
        </Form>
      </Stack>
    </Plate>
  );
}
