import { useFormats } from "@grow/i18n/react";
import { GiveawayCard } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { photoSource } from "../photo-source.ts";
import type { GiveawayCardView } from "./card-view.ts";
import { STATES } from "./giveaway-states.ts";

const TONES = {
  announced: "soon",
  open: "open",
  counting: "ended",
  waiting: "ended",
  over: "ended",
} as const;

const SIZES = "(min-width: 840px) 31vw, (min-width: 600px) 46vw, 92vw";
const WIDE_SIZES = "(min-width: 600px) 44vw, 92vw";

interface OneGiveawayProps {
  card: GiveawayCardView;
  headingLevel: 2 | 3;
  /** The picture beside the text, where there is room for it. */
  wide?: boolean;
}

/** A giveaway as a card. */
export function OneGiveaway({ card, headingLevel, wide = false }: OneGiveawayProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { timing, brand, countries } = card;
  const isLast = timing.state === "open" && timing.daysLeft === 0;
  const end = formats.shortDate(timing.end);
  return (
    <GiveawayCard
      href={card.link}
      impression={`giveaway:${card.id}`}
      title={card.title}
      titleLang={card.lang}
      headingLevel={headingLevel}
      photo={card.photo && photoSource(card.photo, "card")}
      wide={wide}
      sizes={wide ? WIDE_SIZES : SIZES}
      state={
        isLast
          ? { is: "closing", text: t({ id: "giveaway.state.lastDay", message: "Last day" }) }
          : { is: TONES[timing.state], text: i18n._(STATES[timing.state]) }
      }
      giver={
        brand === null
          ? t({ id: "giveaway.by.grow", message: "A giveaway by Grow" })
          : t({ id: "giveaway.by", message: `A giveaway by ${brand}` })
      }
      joined={card.isMine ? t({ id: "giveaway.joined", message: "You're in" }) : undefined}
      figures={[
        {
          name:
            timing.state === "announced"
              ? t({ id: "giveaway.figure.start", message: "Starts" })
              : timing.state === "open"
                ? t({ id: "giveaway.figure.end", message: "Ends" })
                : t({ id: "giveaway.figure.ended", message: "Ended" }),
          value: timing.state === "announced" ? formats.shortDate(timing.start) : end,
        },
        { name: t({ id: "giveaway.figure.prizes", message: "Prizes" }), value: formats.number(card.prizes) },
        {
          name: t({ id: "giveaway.figure.entries", message: "Entries" }),
          value: formats.number(card.entries),
        },
        ...(countries.length > 0
          ? [
              {
                name: t({ id: "giveaway.figure.countries", message: "Ships to" }),
                value: countries.join(", "),
              },
            ]
          : []),
      ]}
    />
  );
}
