import { daysAfter } from "../calendar.ts";
import type { PortalDraftRow } from "../rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

/** Makes unpublished work of a manager: a new product of one brand, and a changed text of another's product. */
export function makePortalDrafts(
  { brand, products }: Catalogue,
  userId: number,
  anchor: string,
): PortalDraftRow[] {
  const nutrients = brand("Loam & Lumen");
  const seeds = brand("Ember Genetics");
  const seed = products.find(({ brand_id }) => brand_id === seeds.id);
  const common = { type: "product", user_id: userId } as const;
  const saved = (days: number) => ({
    add_date: daysAfter(anchor, days - 1),
    update_date: daysAfter(anchor, days),
  });
  return [
    {
      ...common,
      ...saved(-1),
      brand_id: nutrients.id,
      tmp_id: "5b1d1c52-7a30-4f0e-9a64-0d2a6f3c8e11",
      content_id: null,
      value: { name: "Night Shift", description: "<p>A bloom booster for weeks 4 to 7.</p>", lang: "en" },
      version: 1,
    },
    ...(seed
      ? [
          {
            ...common,
            ...saved(-2),
            brand_id: seeds.id,
            tmp_id: "c0a7be94-2f6d-4b0b-8f31-7e5d94ab2c60",
            content_id: seed.id,
            value: { description: "<p>Now selected for shorter internodes.</p>" },
            version: 2,
          },
        ]
      : []),
  ];
}
