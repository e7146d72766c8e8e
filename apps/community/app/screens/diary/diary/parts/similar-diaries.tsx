import { Section } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useRef } from "react";
import { paths } from "../../../../paths.ts";
import type { CardData } from "../../../../shared/diary-cards/card-data.ts";
import { useNear, useSecondary } from "../../../../shared/secondary/use-secondary.ts";
import type { DiaryView } from "../view.ts";
import { AllOfThisKind } from "./kept.ts";

const DiaryCards = lazy(async () => {
  const { DiaryCards } = await import("./later-cards.ts");
  return { default: DiaryCards };
});

/** Diaries like this one. Without script a link leads to those of the same room and substrate. */
export function SimilarDiaries({ diary }: { diary: DiaryView }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const cards = useSecondary<readonly CardData[]>(isNear ? paths.similarDiaries(diary.link) : null);
  return (
    <div ref={place}>
      <Section
        title={<Trans id="diary.similar">Diaries like this one</Trans>}
        action={<AllOfThisKind room={diary.setup.room} soil={diary.setup.soil} />}
      >
        {cards && cards.length > 0 ? (
          <Suspense fallback={null}>
            <DiaryCards cards={cards} measures={diary.measures} headingLevel={3} />
          </Suspense>
        ) : null}
      </Section>
    </div>
  );
}
