import "../../../locales/diary-content/catalog.ts";
import "../../../../../shared/questions/locales/catalog.ts";
import "../../../../../shared/videos/locales/catalog.ts";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { DiaryCards } from "../../../../../shared/diary-cards/diary-cards.tsx";
import { QuestionCards } from "../../../../../shared/questions/question-cards.tsx";
import { VideoCards } from "../../../../../shared/videos/video-cards.tsx";
import type { SetupView } from "../../../shared/diary/setup-view.ts";
import type { RelatedView } from "../related.ts";
import { AllOfThisKind } from "./all-of-this-kind.tsx";
import { SimilarRows } from "./similar-rows.tsx";
import { StrainHarvests } from "./strain-harvests.tsx";

interface RelatedListProps extends Pick<SetupView, "room" | "soil"> {
  related: RelatedView;
  /** In the rail of wide screens: three rows. Else at the foot of the page: cards. */
  inRail: boolean;
}

/** Videos in the rail: a row. */
const IN_RAIL = 2;

/** Other harvests of the strain, videos and questions of a diary, and diaries like it, with their headings. */
export default function RelatedList({ related, inRail, room, soil }: RelatedListProps) {
  const { questions, videos, diaries, strain } = related;
  const title = <Trans id="diary.similar">Diaries like this one</Trans>;
  return (
    <Stack gap={6}>
      {strain ? <StrainHarvests strain={strain} close={inRail} /> : null}
      {videos.length > 0 ? (
        <Section close={inRail} title={<Trans id="diary.videos">Videos from this diary</Trans>}>
          {inRail ? (
            <VideoCards cards={videos.slice(0, IN_RAIL)} headingLevel={3} columns={2} />
          ) : (
            <VideoCards cards={videos} headingLevel={3} />
          )}
        </Section>
      ) : null}
      {questions.length > 0 ? (
        <Section close={inRail} title={<Trans id="diary.questions">Questions from this diary</Trans>}>
          <QuestionCards cards={questions} headingLevel={3} />
        </Section>
      ) : null}
      {diaries.length === 0 ? (
        <AllOfThisKind room={room} soil={soil} isAlone />
      ) : inRail ? (
        <Section close title={title}>
          <SimilarRows cards={diaries} />
        </Section>
      ) : (
        <Section title={title} action={<AllOfThisKind room={room} soil={soil} />}>
          <DiaryCards cards={diaries} headingLevel={3} />
        </Section>
      )}
    </Stack>
  );
}
