import { EXPLORE_TAGS } from "@grow/domain";
import { TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import type { SetupView } from "../../../shared/diary/setup-view.ts";

type Place = Pick<SetupView, "room" | "soil">;

/** The filter words of a setup: the same room, the same substrate. */
function wordsOf({ room, soil }: Place): readonly string[] {
  return [
    EXPLORE_TAGS.room.find((tag) => tag.code === room)?.slug,
    EXPLORE_TAGS.soil.find((tag) => tag.code === soil)?.slug,
  ].filter((word) => word !== undefined);
}

/** Leads to all diaries of the same room and substrate. */
export function AllOfThisKind({ isAlone, ...place }: Place & { isAlone?: boolean }) {
  return (
    <TextLink href={paths.explore(wordsOf(place))}>
      {isAlone ? (
        <Trans id="diary.similar">Diaries like this one</Trans>
      ) : (
        <Trans id="diary.similar.all">See all</Trans>
      )}
    </TextLink>
  );
}
