import type { Faza } from "@grow/domain";
import type { Lang } from "../people/growers.ts";

/** A question. */
export interface ProblemRow {
  id: number;
  user_id: number;
  diary_id: number | null;
  week_id: number | null;
  title: string;
  slug: string;
  text: string;
  lang: Lang;
  faza: Faza;
  /** Readings of the week that the asker shows. */
  props: Readonly<Record<string, number>>;
  is_solved: boolean;
  cnt_solutions: number;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  version: number;
  add_date: string;
  update_date: string;
  is_remove: boolean;
  remove_date: string | null;
}

export interface ProblemSymptomRow {
  problem_id: number;
  type: string;
  id: number;
  position: number;
}

export interface ProblemPhotoRow {
  problem_id: number;
  photo_id: number;
  position: number;
}

/** An answer. */
export interface SolutionRow {
  problem_id: number;
  id: number;
  user_id: number;
  text: string;
  lang: Lang;
  is_accepted: boolean;
  accept_date: string | null;
  cnt_likes: number;
  cnt_comments: number;
  add_date: string;
  update_date: string;
  is_remove: boolean;
  remove_date: string | null;
}

/** Tables of questions and answers. */
export interface AskingTables {
  problem: ProblemRow[];
  problem_symptom: ProblemSymptomRow[];
  problem_photo: ProblemPhotoRow[];
  solution: SolutionRow[];
}
