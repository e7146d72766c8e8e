import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { ConflictNote } from "../../../../shared/editor-notices.tsx";

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
        message: "This diary was changed elsewhere in the meantime",
      })}
      keepMine={<Trans id="diaryEditor.conflict.mine">Keep mine</Trans>}
      takeTheirs={<Trans id="diaryEditor.conflict.theirs">Take theirs</Trans>}
      version={version}
      isBusy={isBusy}
      here={here}
      onTakeTheirs={onTakeTheirs}
    >
      <p>
        <Trans id="diaryEditor.conflict.text">
          Perhaps on another device. What you typed is still here and nothing is overwritten yet.
        </Trans>
      </p>
    </ConflictNote>
  );
}
