/** What of a banner decides where it stands. */
export interface BannerChoice {
  /** Sections of pages where it is shown; none means all. */
  readonly section: readonly string[];
  readonly is_enabled?: boolean | undefined;
}

/**
 * Chooses a banner for each place of a page, among those that fit its section, by lot and none twice as long as there
 * are others.
 *
 * @param banners - banners of the kind that these places take
 * @param places - how many places there are; what is no number of places gives none
 * @param random - number from 0 up to, but not 1 (`Math.random`); one that is no such number takes the first banner
 * @returns one entry a place; `null` where no banner fits
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
