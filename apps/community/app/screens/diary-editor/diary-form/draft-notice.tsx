import { Button, Cluster, Note } from "@grow/ui";
import { Trans } from "@lingui/react/macro";

interface DraftNoticeProps {
  /** "You began a diary here before" */
  title: string;
  onTake: () => void;
  onDrop: () => void;
}

/** Something was typed here before and not saved. */
export function DraftNotice({ title, onTake, onDrop }: DraftNoticeProps) {
  return (
    <Note tone="info" title={title}>
      <Cluster>
        <Button look="outline" size="small" onClick={onTake}>
          <Trans id="diaryEditor.draft.take">Go on with it</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={onDrop}>
          <Trans id="diaryEditor.draft.drop">Throw it away</Trans>
        </Button>
      </Cluster>
    </Note>
  );
}
