import { LeaveGuard } from "@grow/app-kit/editor/leave-guard.tsx";
import { Trans, useLingui } from "@lingui/react/macro";

interface LeaveQuestionProps {
  isChanged: () => boolean;
  isUploading: boolean;
}

/** Asks before a question that is not posted is left. */
export function LeaveQuestion({ isChanged, isUploading }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <LeaveGuard
      isChanged={isChanged}
      isLost={() => isUploading}
      title={t({ id: "questionEditor.leave.title", message: "Leave without posting?" })}
      stay={<Trans id="questionEditor.leave.stay">Keep writing</Trans>}
      leave={<Trans id="questionEditor.leave.go">Leave</Trans>}
    >
      <p>
        <Trans id="questionEditor.leave.text">
          Your draft is saved on this device. You can pick it up later.
        </Trans>
      </p>
      {isUploading ? (
        <p>
          <Trans id="questionEditor.leave.uploads">
            Photos that haven't finished uploading will be lost.
          </Trans>
        </p>
      ) : null}
    </LeaveGuard>
  );
}
