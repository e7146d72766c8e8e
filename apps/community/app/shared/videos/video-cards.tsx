import { useFormats } from "@grow/i18n/react";
import { CardGrid } from "@grow/ui/media";
import { ShortCard } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { AdPlace } from "../ads/ad-place.tsx";
import { useViewer } from "../root-data.ts";
import { growerName } from "../words/author-words.ts";
import type { VideoCardView } from "./video-card-view.ts";

const NO_COVER = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/** Shorts or videos as a grid. */
export function VideoCards({
  cards,
  headingLevel = 2,
  columns = 5,
  hasAd,
}: {
  cards: readonly VideoCardView[];
  headingLevel?: 2 | 3;
  columns?: 2 | 3 | 5;
  /** A banner follows the sixth card. */
  hasAd?: boolean;
}) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const viewer = useViewer();
  return (
    <CardGrid columns={columns} insert={hasAd ? <AdPlace kind="box" /> : null}>
      {cards.map((card, index) => (
        <ShortCard
          key={card.id}
          // An own draft leads to its editor.
          href={card.isPublished || viewer === null ? card.link : paths.editShort(card.id)}
          impression={`video:${card.id}`}
          title={card.title || t({ id: "shorts.untitled", message: "Draft without a title" })}
          titleLang={card.lang}
          headingLevel={headingLevel}
          wide={!card.isShort}
          photo={{
            src: card.cover ?? NO_COVER,
            ...(card.isShort ? { width: 540, height: 960 } : { width: 960, height: 540 }),
            color: "#20251c",
            alt: card.title,
          }}
          time={card.time}
          grower={{
            name: growerName(i18n, card.author),
            seed: card.author?.id ?? 0,
            src: card.author?.avatar,
          }}
          views={formats.compact(card.views)}
          eager={index < 2}
        />
      ))}
    </CardGrid>
  );
}
