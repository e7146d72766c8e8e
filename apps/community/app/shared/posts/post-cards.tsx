import { useLocale } from "@grow/i18n/react";
import { CardGrid } from "@grow/ui/media";
import { AdPlace } from "../ads/ad-place.tsx";
import { OnePost } from "./one-post.tsx";
import type { PostCardView } from "./post-card-view.ts";

interface PostCardsProps {
  cards: readonly PostCardView[];
  headingLevel?: 2 | 3;
  /** A banner follows the sixth card. */
  hasAd?: boolean;
}

const SIZES = "(min-width: 1320px) 430px, (min-width: 840px) 31vw, (min-width: 600px) 46vw, 116px";

/** Articles of the journal as a grid. */
export function PostCards({ cards, headingLevel = 2, hasAd }: PostCardsProps) {
  const locale = useLocale();
  return (
    <CardGrid columns={3} phoneColumns={1} insert={hasAd ? <AdPlace kind="box" /> : null}>
      {cards.map((card) => (
        <OnePost key={card.id} card={card} locale={locale} sizes={SIZES} headingLevel={headingLevel} />
      ))}
    </CardGrid>
  );
}
