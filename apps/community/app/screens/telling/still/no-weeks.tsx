import { EmptyState, LinkButton } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";

/** What a diary without weeks shows in their place. */
export function NoWeeks({ diary, isOwn }: { diary: number; isOwn: boolean }) {
  return isOwn ? (
    <EmptyState
      title={<Trans id="diary.empty.own.title">Your diary is ready for its first week</Trans>}
      actions={
        <LinkButton look="primary" href={paths.newWeek(diary)}>
          <Trans id="diary.empty.own.action">Start with week 1</Trans>
        </LinkButton>
      }
    >
      <Trans id="diary.empty.own.text">One photo and a few readings are enough to begin.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans id="diary.empty.title">No weeks yet</Trans>}>
      <Trans id="diary.empty.text">The grower has prepared this diary. Its first week will stand here.</Trans>
    </EmptyState>
  );
}
