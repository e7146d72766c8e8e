import { EmptyState, LinkButton } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";

/** What stands in place of the cards where there are none. */
export function NoDiaries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      drawing={isFiltered ? "search" : "seedling"}
      title={
        isFiltered ? (
          <Trans id="explore.empty.title">No diary matches</Trans>
        ) : (
          <Trans id="explore.first.title">No diaries yet</Trans>
        )
      }
      actions={
        isFiltered ? (
          <LinkButton look="outline" href={paths.explore()}>
            <Trans id="explore.empty.action">Show all diaries</Trans>
          </LinkButton>
        ) : (
          <LinkButton look="primary" href={paths.newDiary()}>
            <Trans id="explore.first.action">Start a diary</Trans>
          </LinkButton>
        )
      }
    >
      {isFiltered ? (
        <Trans id="explore.empty.text">Take a filter away, or begin the first diary of this kind.</Trans>
      ) : (
        <Trans id="explore.first.text">The first week takes a minute: one photo and a few readings.</Trans>
      )}
    </EmptyState>
  );
}
