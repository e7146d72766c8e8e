import { Trans, useLingui } from "@lingui/react/macro";
import { LeaveGuard } from "../../../../shared/leave-guard.tsx";

interface LeaveDialogProps {
  /** Whether there is something to lose. */
  isChanged: () => boolean;
  /** Whether files are on their way: leaving stops them. */
  isUploading: () => boolean;
}

/** Asks before an unpublished week is left. */
export function LeaveDialog({ isChanged, isUploading }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <LeaveGuard
      isChanged={isChanged}
      isUploading={isUploading}
      title={t({ id: "weekEditor.leave.title", message: "Leave without publishing?" })}
      stay={<Trans id="weekEditor.leave.stay">Go on writing</Trans>}
      leave={<Trans id="weekEditor.leave.go">Leave</Trans>}
    >
      <p>
        <Trans id="weekEditor.leave.text">
          What you typed is kept on this device and offered again when you come back.
        </Trans>
      </p>
      {isUploading() ? (
        <p>
          <Trans id="weekEditor.leave.uploads">Photos that are still on their way are lost.</Trans>
        </p>
      ) : null}
    </LeaveGuard>
  );
}
