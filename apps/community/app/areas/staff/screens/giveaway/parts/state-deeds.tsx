import { Button, Cluster, Disclosure, Note, Plate, Stack } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import type { GiveawayView } from "../view.ts";
import { problemLabel } from "./change-words.ts";

interface StateDeedsProps {
  giveaway: GiveawayView;
  isAdmin: boolean;
  /** What was rejected, apart from the form itself. */
  rejected: RejectedForm | null;
}

/** Publishes, unpublishes, removes or restores a giveaway, and says who may. */
export function StateDeeds({ giveaway, isAdmin, rejected }: StateDeedsProps) {
  const { state, version } = giveaway;
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="admin.giveaway.publication">Publication</Trans>
        </h2>
        <Problems rejected={rejected} />
        {state === "removed" ? (
          <Form method="post">
            <Button type="submit" look="outline" name="deed" value="restore">
              <Trans id="admin.giveaway.restore">Restore as draft</Trans>
            </Button>
          </Form>
        ) : state === "draft" ? (
          <Publish version={version} isAdmin={isAdmin} />
        ) : (
          <Unpublish giveaway={giveaway} isAdmin={isAdmin} />
        )}
        {state === "removed" ? null : <Remove giveaway={giveaway} isAdmin={isAdmin} />}
      </Stack>
    </Plate>
  );
}

function Publish({ version, isAdmin }: { version: number; isAdmin: boolean }) {
  if (!isAdmin)
    return (
      <p>
        <Trans id="admin.giveaway.publish.admin">Only administrators can publish.</Trans>
      </p>
    );
  return (
    <Form method="post">
      <Stack gap={3}>
        <p>
          <Trans id="admin.giveaway.publish.text">
            Save your changes first. Readers see it at once, and can enter from its start.
          </Trans>
        </p>
        <input type="hidden" name="version" value={version} />
        <Cluster>
          <Button type="submit" look="primary" name="deed" value="publish">
            <Trans id="admin.giveaway.publish">Publish</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}

function Unpublish({ giveaway: { entries, fixed }, isAdmin }: { giveaway: GiveawayView; isAdmin: boolean }) {
  if (fixed.rules !== undefined)
    return (
      <p>
        <Plural
          id="admin.giveaway.unpublish.entries"
          value={entries}
          _0="Its list of entries is frozen, so it can't be unpublished."
          one="It has # entry, so it can't be unpublished."
          other="It has # entries, so it can't be unpublished."
        />
      </p>
    );
  if (!isAdmin)
    return (
      <p>
        <Trans id="admin.giveaway.unpublish.admin">Only administrators can unpublish.</Trans>
      </p>
    );
  return (
    <Form method="post">
      <Button type="submit" look="outline" name="deed" value="unpublish">
        <Trans id="admin.giveaway.unpublish">Unpublish</Trans>
      </Button>
    </Form>
  );
}

function Remove({ giveaway: { state }, isAdmin }: { giveaway: GiveawayView; isAdmin: boolean }) {
  const { t } = useLingui();
  if (state !== "draft" && !isAdmin) return null;
  return (
    <Disclosure icon={Trash2} title={t({ id: "admin.giveaway.remove", message: "Remove" })}>
      <Form method="post">
        <Stack gap={3}>
          <p>
            {state === "draft" ? (
              <Trans id="admin.giveaway.remove.draft">You can restore it later.</Trans>
            ) : (
              <Trans id="admin.giveaway.remove.text">
                Its page disappears, entries stay, and the draw pauses until you restore and publish it again.
              </Trans>
            )}
          </p>
          <p>
            <Button type="submit" look="danger" name="deed" value="remove">
              <Trans id="admin.giveaway.remove.submit">Remove giveaway</Trans>
            </Button>
          </p>
        </Stack>
      </Form>
    </Disclosure>
  );
}

/** What was missing, with the field of each problem. */
function Problems({ rejected }: { rejected: RejectedForm | null }) {
  const { i18n, t } = useLingui();
  if (!rejected) return null;
  const { form, fields } = rejected.errors;
  return (
    <Note
      tone="bad"
      urgent
      title={
        rejected.deed === "publish"
          ? t({ id: "admin.giveaway.publish.failed", message: "Not published yet" })
          : undefined
      }
    >
      {form === null ? null : <p>{form}</p>}
      <ul>
        {Object.entries(fields).map(([field, text]) => (
          <li key={field}>
            {problemLabel(i18n, field)}: {text}
          </li>
        ))}
      </ul>
    </Note>
  );
}
