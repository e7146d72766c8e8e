import { CachedItem } from "@grow/app-kit/document/cached-item.tsx";
import { CardGrid } from "@grow/ui/media";
import { AdPlace } from "../ads/ad-place.tsx";
import type { CardData } from "./card-data.ts";
import { OneCard } from "./one-card.tsx";

/** How wide a card is on the page, for the browser's choice of file. */
const SIZES = {
  3: "(min-width: 1320px) 320px, (min-width: 1080px) 24vw, (min-width: 840px) 30vw, 46vw",
  4: "(min-width: 1320px) 318px, (min-width: 1080px) 23vw, (min-width: 840px) 30vw, 46vw",
} as const;

interface DiaryCardsProps {
  cards: readonly CardData[];
  columns?: 3 | 4;
  /** The grid holds the page's leading photo. */
  leads?: boolean;
  headingLevel?: 2 | 3;
  /** A banner follows the sixth card. */
  hasAd?: boolean;
}

/** Diaries as cards: photo, mini week strip, state, title, grower, likes and comments. */
export function DiaryCards({ cards, columns = 4, leads = false, headingLevel = 2, hasAd }: DiaryCardsProps) {
  return (
    <CardGrid columns={columns} item={CachedItem} insert={hasAd ? <AdPlace kind="box" /> : null}>
      {cards.map((card, index) => (
        <OneCard
          key={card.id}
          card={card}
          sizes={SIZES[columns]}
          priority={leads && index === 0}
          eager={leads && index < columns}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  );
}
