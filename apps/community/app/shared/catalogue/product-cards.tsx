import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { useFormats } from "@grow/i18n/react";
import { ProductCard } from "@grow/ui/catalogue";
import { CardGrid } from "@grow/ui/media";
import { useLingui } from "@lingui/react/macro";
import { AdPlace } from "../ads/ad-place.tsx";
import { photoSource } from "../photo-source.ts";
import { countWord } from "./count-words.ts";
import type { ProductCardData } from "./product-card-data.ts";
import { rateOf } from "./rate.ts";

interface ProductCardsProps {
  cards: readonly ProductCardData[];
  columns?: 3 | 4;
  headingLevel?: 2 | 3;
  /** The list holds products of one section, so that the category says what they are. */
  isOneSection?: boolean;
  /** The list is of one brand. */
  withoutBrand?: boolean;
  /** A banner follows the sixth card. */
  hasAd?: boolean;
}

/** Products as cards: picture, brand, name, kind, score, and in how many diaries they are used. */
export function ProductCards({
  cards,
  columns = 4,
  headingLevel = 2,
  isOneSection = false,
  withoutBrand = false,
  hasAd,
}: ProductCardsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <CardGrid columns={columns} insert={hasAd ? <AdPlace kind="box" /> : null}>
      {cards.map((card) => (
        <ProductCard
          key={card.id}
          href={card.href}
          impression={`product:${card.id}`}
          name={card.name}
          brand={withoutBrand ? undefined : card.brand}
          kind={
            categoryWord(i18n, card.category) ?? (isOneSection ? undefined : sectionWord(i18n, card.section))
          }
          photo={card.photo ? photoSource(card.photo, "card") : undefined}
          sizes="(min-width: 1080px) 24vw, (min-width: 840px) 30vw, 46vw"
          headingLevel={headingLevel}
          score={rateOf(formats, card.rate)}
          use={card.diaries > 0 ? countWord(i18n, "diaries", card.diaries) : undefined}
        />
      ))}
    </CardGrid>
  );
}
