import { Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { RejectedForm } from "./rejected-form.ts";

/** Why a form was not saved: another user saved first, or the error that belongs to no field. */
export function Refusal({ rejected }: { rejected: RejectedForm | null }) {
  if (!rejected) return null;
  if (rejected.version !== null) {
    return (
      <Note tone="warn" urgent>
        <Trans id="admin.form.conflict">
          Someone else saved this first. Check the changes below, then save again to replace them.
        </Trans>
      </Note>
    );
  }
  if (rejected.errors.form === null) return null;
  return (
    <Note tone="bad" urgent>
      {rejected.errors.form}
    </Note>
  );
}
