import { LeaveGuard } from "@grow/app-kit/editor/leave-guard.tsx";
import { Trans, useLingui } from "@lingui/react/macro";

interface LeaveDiaryProps {
  isChanged: () => boolean;
  isUploading: () => boolean;
}

/** Confirms leaving an unsaved diary. */
export function LeaveDiary({ isChanged, isUploading }: LeaveDiaryProps) {
  const { t } = useLingui();
  return (
    <LeaveGuard
      isChanged={isChanged}
      isLost={isUploading}
      title={t({ id: "diaryEditor.leave.title", message: "Leave without saving?" })}
      stay={<Trans id="diaryEditor.leave.stay">Keep writing</Trans>}
      leave={<Trans id="diaryEditor.leave.go">Leave</Trans>}
    >
      <p>
        {isUploading() ? (
          <Trans id="diaryEditor.leave.upload">The file that's uploading will be lost.</Trans>
        ) : (
          <Trans id="diaryEditor.leave.text">
            Your draft is saved on this device. You can pick it up later.
          </Trans>
        )}
      </p>
    </LeaveGuard>
  );
}
