import type { Lang } from "../people/growers.ts";

/** A giveaway in its own language. */
export interface GiveawayRow {
  id: number;
  brand_id: number;
  title: string;
  slug: string;
  text: string;
  rules: string;
  lang: Lang;
  cover_id: number;
  date_start: string;
  date_end: string;
  date_result: string;
  countries: readonly string[];
  minimum_age: number;
  reply_days: number;
  winners: "draw" | "votes";
  /** Null while it is open: the database makes secret and commitment. */
  draw_commitment: string | null;
  draw_seed: string | null;
  is_publish: boolean;
  cnt_entries: number;
  cnt_votes: number;
  freeze_date: string | null;
  draw_date: string | null;
  add_date: string;
  update_date: string;
}

export interface GiveawaySecretRow {
  giveaway_id: number;
  secret: string;
}

export interface GiveawayTagRow {
  giveaway_id: number;
  tag: string;
  position: number;
}

export interface GiveawayPrizeRow {
  giveaway_id: number;
  id: number;
  name: string;
  cnt: number;
  product_id: number | null;
  position: number;
}

export interface GiveawayCategoryRow {
  giveaway_id: number;
  id: number;
  name: string;
  text: string;
  content_type: "diary" | "week" | "photo" | "video";
  max_votes: number;
  cnt_winners: number;
  rooms: readonly number[];
  faza: number | null;
  min_readings: number;
  needs_harvest: boolean;
  position: number;
  list_hash: string | null;
}

export interface GiveawayEntryRow {
  giveaway_id: number;
  category_id: number;
  id: number;
  user_id: number;
  content_id: number;
  cnt_votes: number;
  add_date: string;
}

export interface GiveawayVoteRow {
  giveaway_id: number;
  category_id: number;
  user_id: number;
  entry_id: number;
  add_date: string;
}

/** A place of a result. */
export interface GiveawayFrozenRow {
  giveaway_id: number;
  category_id: number;
  entry_id: number;
  content_id: number;
  cnt_votes: number;
  place: number;
  ask_date: string | null;
  reply_until: string | null;
  confirm_date: string | null;
  pass_date: string | null;
  for_place: number | null;
}

/** Tables of giveaways. */
export interface GiveawayTables {
  giveaway: GiveawayRow[];
  giveaway_secret: GiveawaySecretRow[];
  giveaway_tag: GiveawayTagRow[];
  giveaway_prize: GiveawayPrizeRow[];
  giveaway_category: GiveawayCategoryRow[];
  giveaway_entry: GiveawayEntryRow[];
  giveaway_vote: GiveawayVoteRow[];
  giveaway_frozen: GiveawayFrozenRow[];
}
