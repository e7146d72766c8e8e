import { EmptyState, LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";

/** Shown instead of the cards when there are none. */
export function NoDiaries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      drawing={isFiltered ? "search" : "seedling"}
      title={
        isFiltered ? (
          <Trans id="explore.empty.title">No diaries match</Trans>
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
        <Trans id="explore.empty.text">Remove a filter, or start the first one.</Trans>
      ) : (
        <Trans id="explore.first.text">Your first week takes a minute: one photo and a few readings.</Trans>
      )}
    </EmptyState>
  );
}
