import { EmptyState, LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";

interface NoWeeksProps {
  diary: number;
  /** Null when the account was removed. */
  grower: string | null;
  isOwn: boolean;
}

/** The empty state of a diary without weeks. */
export function NoWeeks({ diary, grower, isOwn }: NoWeeksProps) {
  return isOwn ? (
    <EmptyState
      title={<Trans id="diary.empty.own.title">Your diary is ready for week 1</Trans>}
      actions={
        <LinkButton look="primary" href={paths.newWeek(diary)}>
          <Trans id="diary.empty.own.action">Start with week 1</Trans>
        </LinkButton>
      }
    >
      <Trans id="diary.empty.own.text">One photo and a few readings are enough to start.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans id="diary.empty.title">No weeks yet</Trans>}>
      {grower === null ? null : <Trans id="diary.empty.text">{grower} hasn't posted week 1 yet.</Trans>}
    </EmptyState>
  );
}
