import { type Faza, type PhaseName, phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { DiaryCard } from "@grow/ui/diary";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { photoSource } from "../photo-source.ts";
import { phaseWord, weekState } from "../words/phase-words.ts";
import type { CardData } from "./card-data.ts";

export interface OneCardProps {
  card: CardData;
  /** How wide it is on the page, for the browser's choice of file. */
  sizes: string;
  priority: boolean;
  eager: boolean;
  headingLevel: 2 | 3;
}

/** A diary as a card. The server keeps its markup, so that it uses nothing but its props, texts and formats. */
export function OneCard({ card, sizes, priority, eager, headingLevel }: OneCardProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { cnt_likes, cnt_comments, phases } = card;
  const length = phases.length;
  const last = phases.at(-1);
  const phase = last === undefined ? "" : phaseWord(i18n, last);

  function state(): { phase: PhaseName; text: string } {
    if (card.harvest) {
      const { weight } = card.harvest;
      const amount = weight && formats.unit(weight.value, weight.symbol, weight.decimals);
      return {
        phase: "harvest",
        text: amount
          ? t({ id: "card.harvested.weight", message: `Harvested, ${amount}` })
          : t({ id: "card.harvested", message: "Harvested" }),
      };
    }
    const faza: Faza = last ?? -1;
    if (card.newest === null)
      return { phase: phaseName(faza), text: t({ id: "card.noWeeks", message: "No weeks yet" }) };
    return { phase: phaseName(faza), text: weekState(i18n, card.newest, faza) };
  }

  return (
    <DiaryCard
      href={card.link}
      impression={`diary:${card.id}`}
      title={card.name}
      titleLang={card.lang}
      headingLevel={headingLevel}
      photo={card.photo && photoSource(card.photo, "card")}
      sizes={sizes}
      priority={priority}
      eager={eager}
      strip={{
        weeks: phases.map((faza) => ({ phase: phaseName(faza) })),
        newest: length - 1,
        finished: card.harvest !== null,
        label: t({
          id: "card.strip",
          message: `${plural(length, { one: "# week", other: "# weeks" })}, now: ${phase}`,
        }),
      }}
      state={state()}
      length={t({ id: "card.length", message: `${length} wk` })}
      harvest={
        card.harvest?.perWatt
          ? formats.unit(card.harvest.perWatt, t({ id: "unit.gramsPerWatt", message: "g/W" }))
          : undefined
      }
      video={card.is_video ? t({ id: "card.video", message: "Video" }) : undefined}
      premium={card.is_lock ? t({ id: "card.premium", message: "Premium" }) : undefined}
      tester={card.is_tester ? t({ id: "card.tester", message: "Tester" }) : undefined}
      grower={
        card.author
          ? {
              name: card.author.name,
              href: paths.grower(card.author.name),
              seed: card.author.id,
              src: card.author.avatar ?? undefined,
            }
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
}
