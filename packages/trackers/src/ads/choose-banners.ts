/** The properties of a banner that determine its placement. */
export interface BannerChoice {
  /** Sections of pages where it is shown; empty for all. */
  readonly section: readonly string[];
  readonly is_enabled?: boolean | undefined;
}

/**
 * Chooses a random banner for each slot of a page among those for its section, without repetition as long as there are others.
 *
 * @param banners - banners of the kind for these slots
 * @param places - number of slots; an invalid number means none
 * @param random - returns a number from 0 up to, but not 1 (`Math.random`); an invalid one selects the first banner
 * @returns one entry per slot; `null` without a suitable banner
 * @example
 * const banners = [{ id: 1, section: ["home"] }, { id: 2, section: [] }];
 * chooseBanners(banners, "explore", 1, () => 0); // [{ id: 2, section: [] }]
 * chooseBanners([], "explore", 1, () => 0); // [null]
 */
export function chooseBanners<Banner extends BannerChoice>(
  banners: readonly Banner[],
  section: string,
  places: number,
  random: () => number,
): (Banner | null)[] {
  const fitting = banners.filter(
    (banner) =>
      banner.is_enabled !== false && (banner.section.length === 0 || banner.section.includes(section)),
  );
  let left: Banner[] = [];
  return Array.from({ length: places > 0 && Number.isFinite(places) ? Math.floor(places) : 0 }, () => {
    if (left.length === 0) left = [...fitting];
    const [chosen = null] = left.splice(indexBy(random(), left.length), 1);
    return chosen;
  });
}

function indexBy(number: number, count: number): number {
  return number >= 0 && number < 1 ? Math.floor(number * count) : 0;
}
