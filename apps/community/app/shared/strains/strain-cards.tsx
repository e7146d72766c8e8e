import { useFormats } from "@grow/i18n/react";
import { StrainCard } from "@grow/ui/catalogue";
import { CardGrid } from "@grow/ui/media";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { AdPlace } from "../ads/ad-place.tsx";
import { TOO_FEW_FOR_YIELD } from "../catalogue/too-few-for-yield.ts";
import { photoSource } from "../photo-source.ts";
import { unitWord } from "../words/unit-words.ts";
import { categoryValueWord } from "./category-words.ts";
import type { StrainData, StrainFacts } from "./strain-data.ts";

const AUTO = msg({ id: "strain.auto", message: "Autoflower" });

interface StrainCardsProps {
  strains: readonly StrainData[];
  columns?: 3 | 4;
  /** The first cards are the first thing seen on the page. */
  leads?: boolean;
  headingLevel?: 2 | 3;
  /** A banner follows the sixth card. */
  hasAd?: boolean;
}

/** Number of cards whose photos load eagerly. */
const FIRST = 4;

/** Strains or seeds as cards. */
export function StrainCards({
  strains,
  columns = 4,
  leads = false,
  headingLevel = 2,
  hasAd,
}: StrainCardsProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const flowering = (days: readonly number[]) =>
    [...new Set(days.map((one) => formats.number(one / 7, 0)))].join("–");
  return (
    <CardGrid columns={columns} insert={hasAd ? <AdPlace kind="box" /> : null}>
      {strains.map((strain, index) => {
        const { facts, yield: harvest, rate, diaries, percent } = strain;
        const weeks = facts?.days ? flowering(facts.days) : "";
        const named = percent === null ? "" : formats.percent(percent / 100);
        return (
          <StrainCard
            key={strain.id}
            href={strain.link}
            // The cards of a seedbank are seeds, which are products.
            impression={`${strain.link.startsWith("/strains/") ? "strain" : "product"}:${strain.id}`}
            name={strain.name}
            photo={strain.photo && photoSource(strain.photo, "card")}
            sizes="(min-width: 1080px) 300px, (min-width: 840px) 30vw, 50vw"
            priority={leads && index === 0}
            eager={leads && index < FIRST}
            headingLevel={headingLevel}
            breeder={strain.breeder ?? undefined}
            traits={facts ? traits(i18n, facts, formats.number) : undefined}
            flowering={
              percent !== null
                ? t({ id: "strain.card.named", message: `${named} of growers` })
                : weeks
                  ? t({ id: "strain.card.weeks", message: `${weeks} wk flowering` })
                  : undefined
            }
            harvest={
              harvest
                ? {
                    median: formats.number(harvest.median, 2),
                    unit: unitWord(i18n, "gramsPerWatt"),
                    bins: harvest.bins,
                    at: harvest.at,
                  }
                : undefined
            }
            noHarvest={i18n._(TOO_FEW_FOR_YIELD)}
            score={rate === null ? undefined : { value: formats.number(rate, 1), of: "/10" }}
            diaries={t({
              id: "strain.card.diaries",
              message: plural(diaries, { one: "# diary", other: "# diaries" }),
            })}
          />
        );
      })}
    </CardGrid>
  );
}

/** "Indica, autoflower, THC 21–24%". */
function traits(i18n: I18n, facts: StrainFacts, number: (value: number, digits?: number) => string): string {
  const { genes, isAuto, thc } = facts;
  const ends = thc?.map((end) => number(end, 1));
  return [
    genes && categoryValueWord(i18n, "genes", genes),
    isAuto && i18n._(AUTO),
    ends && `THC ${ends[0] === ends[1] ? ends[0] : ends.join("–")}%`,
  ]
    .filter((part) => typeof part === "string")
    .join(", ");
}
