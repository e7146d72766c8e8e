import { Button, Cluster, LinkButton, Note, Stack } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";

interface ConflictNoticeProps {
  /** The version that was saved in the meantime. */
  version: number;
  isBusy: boolean;
  onTakeTheirs: () => void;
}

/** The diary was saved elsewhere while one was writing. Nothing is overwritten without being asked. */
export function ConflictNotice({ version, isBusy, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useLingui();
  const here = useLocation().pathname;
  return (
    <Note
      tone="warn"
      urgent
      title={t({
        id: "diaryEditor.conflict.title",
        message: "This diary was changed elsewhere in the meantime",
      })}
    >
      <Stack gap={3}>
        <p>
          <Trans id="diaryEditor.conflict.text">
            Perhaps on another device. What you typed is still here and nothing is overwritten yet.
          </Trans>
        </p>
        <Cluster>
          <Button look="outline" size="small" type="submit" name="keep" value={version} busy={isBusy}>
            <Trans id="diaryEditor.conflict.mine">Keep mine</Trans>
          </Button>
          <LinkButton look="quiet" size="small" href={here} onClick={onTakeTheirs}>
            <Trans id="diaryEditor.conflict.theirs">Take theirs</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Note>
  );
}
