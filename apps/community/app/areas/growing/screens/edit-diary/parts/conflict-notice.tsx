import { ConflictNote } from "@grow/app-kit/editor/editor-notices.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";

interface ConflictNoticeProps {
  /** The version that was saved in the meantime. */
  version: number;
  isBusy: boolean;
  onTakeTheirs: () => void;
}

/** The diary was saved elsewhere while one was writing. */
export function ConflictNotice({ version, isBusy, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useLingui();
  const here = useLocation().pathname;
  return (
    <ConflictNote
      title={t({
        id: "diaryEditor.conflict.title",
        message: "This diary was changed on another device",
      })}
      keepMine={<Trans id="diaryEditor.conflict.mine">Keep my version</Trans>}
      takeTheirs={<Trans id="diaryEditor.conflict.theirs">Use the saved version</Trans>}
      version={version}
      isBusy={isBusy}
      here={here}
      onTakeTheirs={onTakeTheirs}
    >
      <p>
        <Trans id="diaryEditor.conflict.text">
          Your version is still here, and nothing has been overwritten.
        </Trans>
      </p>
    </ConflictNote>
  );
}
