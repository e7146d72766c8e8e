import type { Lang } from "../people/growers.ts";
import type { AwardContentType } from "./nominations.ts";

/** The awards of a year in their own language. */
export interface AwardRow {
  year: number;
  title: string;
  text: string;
  lang: Lang;
  date_start: string;
  date_end: string;
  date_result: string;
  is_publish: boolean;
  /** When growers were told that they can vote. */
  open_date: string | null;
  /** When the votes were counted, and when the places were written. */
  count_date: string | null;
  settle_date: string | null;
  add_date: string;
}

export interface AwardTextRow {
  year: number;
  lang: Lang;
  title: string;
  /** Empty where only the title is translated. */
  text: string;
}

export interface AwardNominationRow {
  year: number;
  id: number;
  name: string;
  text: string;
  content_type: AwardContentType;
  position: number;
  cnt_votes: number;
}

export interface AwardNominationTextRow {
  year: number;
  nomination_id: number;
  lang: Lang;
  name: string;
  text: string;
}

export interface AwardCandidateRow {
  year: number;
  nomination_id: number;
  content_id: number;
  cnt_votes: number;
  place: number | null;
  add_date: string;
}

export interface AwardVoteRow {
  year: number;
  nomination_id: number;
  user_id: number;
  content_id: number;
  add_date: string;
}

/** Tables of the awards. */
export interface AwardTables {
  award: AwardRow[];
  award_text: AwardTextRow[];
  award_nomination: AwardNominationRow[];
  award_nomination_text: AwardNominationTextRow[];
  award_candidate: AwardCandidateRow[];
  award_vote: AwardVoteRow[];
}
