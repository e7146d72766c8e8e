import { type Faza, type Measures, phaseName, showReading } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { CardGrid, DiaryCard } from "@grow/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { photoSource } from "../photo-source.ts";
import { phaseWord, weekState } from "../words/phase-words.ts";
import { weekWord } from "../words/week-words.ts";
import type { CardData } from "./card-data.ts";

/** How wide a card is on the page, for the browser's choice of file. */
const SIZES = {
  3: "(min-width: 1320px) 320px, (min-width: 1080px) 24vw, (min-width: 840px) 30vw, 46vw",
  4: "(min-width: 1320px) 318px, (min-width: 1080px) 23vw, (min-width: 840px) 30vw, 46vw",
} as const;

interface DiaryCardsProps {
  cards: readonly CardData[];
  measures: Measures;
  columns?: 3 | 4;
  /** The grid holds the page's leading photo. */
  leads?: boolean;
  headingLevel?: 2 | 3;
}

/** Diaries as cards: photo, weeks in small, where it stands, title, grower, likes and comments. */
export function DiaryCards({
  cards,
  measures,
  columns = 4,
  leads = false,
  headingLevel = 2,
}: DiaryCardsProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();

  function state(card: CardData): { phase: ReturnType<typeof phaseName>; text: string } {
    if (card.harvest) {
      const weight = showReading("harvest_weight", card.harvest.weight, measures);
      const amount = weight && formats.unit(weight.value, weight.symbol, weight.decimals);
      return {
        phase: "harvest",
        text: amount
          ? t({ id: "card.harvested.weight", message: `Harvested, ${amount}` })
          : t({ id: "card.harvested", message: "Harvested" }),
      };
    }
    const faza: Faza = card.phases.at(-1) ?? -1;
    if (card.newest === null)
      return { phase: phaseName(faza), text: t({ id: "card.noWeeks", message: "No weeks yet" }) };
    return { phase: phaseName(faza), text: weekState(i18n, weekWord(i18n, card.newest), faza) };
  }

  return (
    <CardGrid columns={columns}>
      {cards.map((card, index) => {
        const { cnt_likes, cnt_comments, phases } = card;
        const length = phases.length;
        const last = phases.at(-1);
        const phase = last === undefined ? "" : phaseWord(i18n, last);
        return (
          <DiaryCard
            key={card.id}
            href={card.link}
            title={card.name}
            titleLang={card.lang}
            headingLevel={headingLevel}
            photo={card.photo && photoSource(card.photo, "card")}
            sizes={SIZES[columns]}
            priority={leads && index === 0}
            eager={leads && index < columns}
            strip={{
              weeks: phases.map((faza) => ({ phase: phaseName(faza) })),
              newest: length - 1,
              label: t({
                id: "card.strip",
                message: `${plural(length, { one: "# week", other: "# weeks" })}, now: ${phase}`,
              }),
            }}
            state={state(card)}
            length={t({ id: "card.length", message: `${length} wk` })}
            harvest={
              card.harvest?.perWatt
                ? formats.unit(card.harvest.perWatt, t({ id: "unit.gramsPerWatt", message: "g/W" }))
                : undefined
            }
            video={card.is_video ? t({ id: "card.video", message: "Video" }) : undefined}
            premium={card.is_lock ? t({ id: "card.premium", message: "Premium" }) : undefined}
            grower={
              card.author
                ? { name: card.author.name, seed: card.author.id, src: card.author.avatar ?? undefined }
                : { name: t({ id: "author.removed", message: "Removed" }), seed: 0, removed: true }
            }
            likes={{
              count: formats.compact(cnt_likes),
              label: t({
                id: "card.likes",
                message: `${plural(cnt_likes, { one: "# like", other: "# likes" })}`,
              }),
            }}
            comments={{
              count: formats.compact(cnt_comments),
              label: t({
                id: "card.comments",
                message: `${plural(cnt_comments, { one: "# comment", other: "# comments" })}`,
              }),
            }}
          />
        );
      })}
    </CardGrid>
  );
}
