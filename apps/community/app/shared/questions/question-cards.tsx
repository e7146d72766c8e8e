import { phaseName } from "@grow/domain";
import { QuestionCard } from "@grow/ui/social";
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { photoSource } from "../photo-source.ts";
import { useRootData } from "../root-data.ts";
import { ageWord } from "../words/age-words.ts";
import { growerName } from "../words/author-words.ts";
import { weekState } from "../words/phase-words.ts";
import { answersWord, solvedWord } from "./answer-words.ts";
import type { QuestionCardView } from "./question-card-view.ts";
import styles from "./question-cards.module.css";

interface QuestionCardsProps {
  cards: readonly QuestionCardView[];
  headingLevel?: 2 | 3;
  /** The word of a symptom; without it cards show none, and the page needs no catalog of symptoms. */
  symptomWord?: (i18n: I18n, slug: string) => string;
}

/** Questions as a list. */
export function QuestionCards({ cards, headingLevel = 2, symptomWord }: QuestionCardsProps) {
  const { i18n } = useLingui();
  const now = useRootData()?.now ?? 0;
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.id}>
          <QuestionCard
            href={card.link}
            impression={`problem:${card.id}`}
            title={card.title}
            titleLang={card.lang}
            headingLevel={headingLevel}
            photo={card.photo ? photoSource(card.photo, "square") : undefined}
            state={
              card.week
                ? {
                    phase: phaseName(card.week.faza),
                    text: weekState(i18n, `week${card.week.days}`, card.week.faza),
                  }
                : undefined
            }
            symptoms={symptomWord ? card.symptoms.slice(0, 3).map((slug) => symptomWord(i18n, slug)) : []}
            solutions={answersWord(i18n, card.answers)}
            solved={card.isSolved ? solvedWord(i18n) : undefined}
            detail={[growerName(i18n, card.author), ageWord(i18n, card.date, now)].filter(Boolean).join(", ")}
          />
        </li>
      ))}
    </ul>
  );
}
