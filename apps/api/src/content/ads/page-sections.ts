import type { PageSection } from "./running-banners.ts";

/** All parts of the site that banners are booked for. */
const ALL: Readonly<Record<PageSection, true>> = {
  home: true,
  feed: true,
  explore: true,
  diary: true,
  questions: true,
  shorts: true,
  strains: true,
  seedbank: true,
  equipment: true,
  nutrients: true,
  "grow-boxes": true,
  "grow-tents": true,
  "grow-lights": true,
  "air-filters": true,
  "air-conditioners": true,
  controllers: true,
  "drip-systems": true,
  "hydroponic-systems": true,
  substrates: true,
  "ventilation-fans": true,
  "co2-generators": true,
  journal: true,
  giveaways: true,
  awards: true,
  growers: true,
  grower: true,
  search: true,
  page: true,
};

export const PAGE_SECTIONS = Object.keys(ALL) as PageSection[];
