import { LeaveGuard } from "@grow/app-kit/editor/leave-guard.tsx";
import { Trans, useLingui } from "@lingui/react/macro";

interface LeaveDialogProps {
  /** Whether there is something to lose. */
  isChanged: () => boolean;
  /** Whether files are on their way: leaving stops them. */
  isUploading: () => boolean;
}

/** Confirms leaving an unpublished week. */
export function LeaveDialog({ isChanged, isUploading }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <LeaveGuard
      isChanged={isChanged}
      isLost={isUploading}
      title={t({ id: "weekEditor.leave.title", message: "Leave without publishing?" })}
      stay={<Trans id="weekEditor.leave.stay">Keep writing</Trans>}
      leave={<Trans id="weekEditor.leave.go">Leave</Trans>}
    >
      <p>
        <Trans id="weekEditor.leave.text">
          Your draft is saved on this device. You can pick it up later.
        </Trans>
      </p>
      {isUploading() ? (
        <p>
          <Trans id="weekEditor.leave.uploads">Photos that haven't finished uploading will be lost.</Trans>
        </p>
      ) : null}
    </LeaveGuard>
  );
}
