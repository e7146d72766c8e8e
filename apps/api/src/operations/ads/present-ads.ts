import type { Schema } from "@grow/contract";
import { bannerWeight } from "../../content/ads/banner-weight.ts";
import type { PageSection, RunningBanner } from "../../content/ads/running-banners.ts";
import { presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { presentPhoto } from "../../media/present-photo.ts";

type Ad = Schema<"Ad">;

/** Most banners of a kind in a response. */
const MOST_ADS = 200;

interface Shown {
  readonly sections: readonly PageSection[];
  /** Who pays for the site's own banners. */
  readonly operator: string;
  /** A number from 0 up to, but not 1. */
  readonly random: () => number;
}

/**
 * The banners of one kind for readers; the site's own only for sections that no brand has booked. Pages choose among them with equal
 * chances, so a banner that weighs half as much as another one of its section is left out of it every second time.
 */
export function presentAds(banners: readonly RunningBanner[], { sections, operator, random }: Shown): Ad[] {
  const booked = banners
    .filter(({ brand }) => brand !== null)
    .map((banner) => ({ banner, weight: weightOf(banner), lot: random() }));
  const most = new Map(
    sections.map((section) => [
      section,
      Math.max(0, ...booked.filter(({ banner }) => isFor(banner, section)).map(({ weight }) => weight)),
    ]),
  );
  const own = banners.filter(({ brand }) => brand === null);
  return [
    ...booked.flatMap(({ banner, weight, lot }) =>
      presentIn(banner, (section) => lot * (most.get(section) ?? 0) < weight, { sections, operator }),
    ),
    ...own.flatMap((banner) =>
      presentIn(banner, (section) => most.get(section) === 0, { sections, operator }),
    ),
  ].slice(0, MOST_ADS);
}

const weightOf = ({ views_limit: limit, views_used: used, days_left: days }: RunningBanner): number =>
  bannerWeight({ limit, used, days });

/** The banner for those of its sections that pass; nothing without any. */
function presentIn(
  banner: RunningBanner,
  passes: (section: PageSection) => boolean,
  { sections, operator }: Omit<Shown, "random">,
): Ad[] {
  const wanted = sections.filter((section) => isFor(banner, section));
  const passed = wanted.filter(passes);
  if (passed.length === 0) return [];
  // As booked, which is shorter than a list of all.
  return [presentAd(banner, passed.length === wanted.length ? banner.section : passed, operator)];
}

/** Whether a banner is for a section. */
export const isFor = ({ section: booked }: Pick<RunningBanner, "section">, section: PageSection): boolean =>
  booked.length === 0 || booked.includes(section);

function presentAd(banner: RunningBanner, section: readonly PageSection[], operator: string): Ad {
  const { id, type, title, text, button, lang, url, date_end, max_per_day, photo, photo_dark, brand } =
    banner;
  return {
    ...{ id, type, title, text, button, lang, url, date_end, max_per_day },
    ...(banner.product_id === null ? {} : { product_id: banner.product_id }),
    label: brand === null ? "own" : "advertisement",
    image: photo && presentPhoto(photo),
    image_dark: photo_dark && presentPhoto(photo_dark),
    section: [...section],
    item_brand: brand && presentBrandShort(brand),
    payer: banner.payer || brand?.name || operator,
    why: [
      ...(banner.section.length > 0 ? ["section" as const] : []),
      ...(banner.countries.length > 0 ? ["country" as const] : []),
    ],
  };
}
