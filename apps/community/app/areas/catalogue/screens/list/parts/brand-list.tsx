import { useFormats } from "@grow/i18n/react";
import { BrandRows } from "@grow/ui/catalogue";
import { useLingui } from "@lingui/react/macro";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import { rateOf } from "../../../../../shared/catalogue/rate.ts";
import { TOO_FEW_FOR_YIELD } from "../../../../../shared/catalogue/too-few-for-yield.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import type { BrandView } from "../view.ts";

/** Brands with their figures, one under the other. */
export function BrandList({ brands, isSeedbank }: { brands: readonly BrandView[]; isSeedbank: boolean }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const range = isSeedbank ? "strains" : "products";
  const yieldOf = ({ yieldWatt }: BrandView) =>
    yieldWatt === null
      ? { value: "–", label: i18n._(TOO_FEW_FOR_YIELD) }
      : { value: formats.number(yieldWatt), label: formats.unit(yieldWatt, "g/W") };
  return (
    <BrandRows
      heads={{
        name: t({ id: "catalogue.head.brand", message: "Brand" }),
        place: t({ id: "catalogue.head.place", message: "From" }),
        figures: [
          isSeedbank
            ? t({ id: "catalogue.head.strains", message: "Strains" })
            : t({ id: "catalogue.head.products", message: "Products" }),
          t({ id: "catalogue.head.diaries", message: "Diaries" }),
          t({ id: "catalogue.head.harvests", message: "Harvests" }),
          isSeedbank ? t({ id: "catalogue.head.yield", message: "Median g/W" }) : "",
        ],
        score: t({ id: "catalogue.head.rating", message: "Rating" }),
      }}
      brands={brands.map((brand) => ({
        id: brand.id,
        href: brand.href,
        impression: `brand:${brand.id}`,
        name: brand.name,
        logo: brand.logo && photoSource(brand.logo, "square"),
        detail: brand.detail || undefined,
        place: brand.place ?? undefined,
        figures: [
          { value: formats.number(brand.range), label: countWord(i18n, range, brand.range) },
          { value: formats.number(brand.diaries), label: countWord(i18n, "diaries", brand.diaries) },
          { value: formats.number(brand.harvests), label: countWord(i18n, "harvests", brand.harvests) },
          isSeedbank ? yieldOf(brand) : { value: "", label: "" },
        ],
        score: rateOf(formats, brand.rate),
      }))}
    />
  );
}
