import "../../../locales/diary-content/catalog.ts";
import "../../../../../shared/questions/locales/catalog.ts";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { DiaryCards } from "../../../../../shared/diary-cards/diary-cards.tsx";
import { QuestionCards } from "../../../../../shared/questions/question-cards.tsx";
import type { SetupView } from "../../../shared/diary/setup-view.ts";
import type { RelatedView } from "../related.ts";
import { AllOfThisKind } from "./all-of-this-kind.tsx";
import { SimilarRows } from "./similar-rows.tsx";

interface RelatedListProps extends Pick<SetupView, "room" | "soil"> {
  related: RelatedView;
  /** In the rail of wide screens: three rows. Else at the foot of the page: cards. */
  inRail: boolean;
}

/** Questions about a diary, and diaries like it, with their headings. */
export default function RelatedList({ related, inRail, room, soil }: RelatedListProps) {
  const { questions, diaries } = related;
  const title = <Trans id="diary.similar">Diaries like this one</Trans>;
  return (
    <Stack gap={6}>
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
