import "../../../locales/diary-content/catalog.ts";
import { Section } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { CardData } from "../../../../../shared/diary-cards/card-data.ts";
import { DiaryCards } from "../../../../../shared/diary-cards/diary-cards.tsx";
import type { SetupView } from "../../../shared/diary/setup-view.ts";
import { AllOfThisKind } from "./all-of-this-kind.tsx";
import { SimilarRows } from "./similar-rows.tsx";

interface SimilarListProps extends Pick<SetupView, "room" | "soil"> {
  cards: readonly CardData[];
  /** In the rail of wide screens: three rows. Else at the foot of the page: cards. */
  inRail: boolean;
}

/** Diaries like this one, with their heading. */
export default function SimilarList({ cards, inRail, room, soil }: SimilarListProps) {
  const title = <Trans id="diary.similar">Diaries like this one</Trans>;
  return inRail ? (
    <Section close title={title}>
      <SimilarRows cards={cards} />
    </Section>
  ) : (
    <Section title={title} action={<AllOfThisKind room={room} soil={soil} />}>
      <DiaryCards cards={cards} headingLevel={3} />
    </Section>
  );
}
