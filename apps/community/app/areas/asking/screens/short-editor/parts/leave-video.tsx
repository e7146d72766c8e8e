import { LeaveGuard } from "@grow/app-kit/editor/leave-guard.tsx";
import { Trans, useLingui } from "@lingui/react/macro";

const nothing = () => false;

/** Asks before changes of a video that are not saved are left. */
export function LeaveVideo({ isChanged }: { isChanged: () => boolean }) {
  const { t } = useLingui();
  return (
    <LeaveGuard
      isChanged={isChanged}
      isLost={nothing}
      title={t({ id: "shortEditor.leave.title", message: "Leave without saving?" })}
      stay={<Trans id="shortEditor.leave.stay">Keep editing</Trans>}
      leave={<Trans id="shortEditor.leave.go">Leave</Trans>}
    >
      <p>
        <Trans id="shortEditor.leave.text">
          Your draft is saved on this device. You can pick it up later.
        </Trans>
      </p>
    </LeaveGuard>
  );
}

/** Asks before an upload is left: it stops with the page. */
export function LeaveUpload({ isUploading }: { isUploading: () => boolean }) {
  const { t } = useLingui();
  return (
    <LeaveGuard
      isChanged={nothing}
      isLost={isUploading}
      title={t({ id: "shortEditor.leaveUpload.title", message: "Leave during the upload?" })}
      stay={<Trans id="shortEditor.leaveUpload.stay">Keep uploading</Trans>}
      leave={<Trans id="shortEditor.leave.go">Leave</Trans>}
    >
      <p>
        <Trans id="shortEditor.leaveUpload.text">The upload stops, and you'd have to start over.</Trans>
      </p>
    </LeaveGuard>
  );
}
