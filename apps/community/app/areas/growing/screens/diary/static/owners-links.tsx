import { LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { MessageCircleQuestion, Pencil, Plus } from "lucide-react";
import { paths } from "../../../../../paths.ts";

interface OwnersLinksProps {
  diary: number;
  /** The week to be changed; null for the diary itself. */
  week: number | null;
  isHarvest: boolean;
}

/** Links for the author to continue the diary or edit a week. */
export function OwnersLinks({ diary, week, isHarvest }: OwnersLinksProps) {
  if (week === null) {
    return (
      <>
        <LinkButton look="primary" icon={Plus} href={paths.newWeek(diary)}>
          <Trans id="diary.addWeek">Add week</Trans>
        </LinkButton>
        <LinkButton look="outline" icon={Pencil} href={paths.editDiary(diary)}>
          <Trans id="diary.edit">Edit diary</Trans>
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <LinkButton look="outline" size="small" icon={Pencil} href={paths.editWeek(diary, week)}>
        <Trans id="diary.week.edit">Edit week</Trans>
      </LinkButton>
      <LinkButton
        look="outline"
        size="small"
        icon={MessageCircleQuestion}
        href={paths.askAboutWeek(diary, week)}
      >
        <Trans id="diary.week.ask">Ask about this week</Trans>
      </LinkButton>
      {isHarvest ? (
        <LinkButton look="outline" size="small" icon={Pencil} href={paths.editSmoke(diary, week)}>
          <Trans id="diary.harvest.smoke">Smoke report</Trans>
        </LinkButton>
      ) : null}
    </>
  );
}
