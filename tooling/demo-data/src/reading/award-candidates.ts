import type { Random } from "@grow/testing";
import type { AskingTables } from "../asking/asking-rows.ts";
import type { Catalogue } from "../catalogue/catalogue-rows.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { DiaryRow, PhotoRow } from "../rows.ts";
import type { VideoTables } from "../videos/video-rows.ts";
import type { NominationKey } from "./nominations.ts";

/** What awards choose from. */
export interface AwardThings {
  readonly people: readonly Person[];
  readonly diaries: readonly WrittenDiary[];
  readonly photos: readonly PhotoRow[];
  readonly videos: VideoTables["video"];
  readonly catalogue: Catalogue;
  readonly asking: Pick<AskingTables, "problem" | "solution">;
}

/** A thing that can be voted for. */
export interface Candidate {
  readonly id: number;
  /** Who made it, or who it is; null for things of brands. */
  readonly personId: number | null;
  readonly diaryId: number | null;
  readonly addDate: string;
}

/** Outdoors, as `type_room` of a diary. */
const OUTDOORS = 2;

/** Candidates of a nomination: enough for two rows of a wide screen, and few enough to read before voting. */
const MOST = 9;

const ofDiary = ({ id, user_id, add_date }: DiaryRow): Candidate => ({
  ...{ id, personId: user_id, diaryId: id, addDate: add_date },
});
const ofBrand = ({ id, add_date }: { readonly id: number; readonly add_date: string }): Candidate => ({
  ...{ id, personId: null, diaryId: null, addDate: add_date },
});

/** Everything that may be a candidate of a nomination; the best known first where there is a measure. */
function poolOf(key: NominationKey, things: AwardThings): Candidate[] {
  const { people, diaries, photos, videos, catalogue, asking } = things;
  const finished = diaries.map(({ row }) => row).filter(({ is_harvest, is_lock }) => is_harvest && !is_lock);
  const shown = new Set(
    people.filter(({ row }) => !row.is_ban && !row.is_remove && !row.is_discreet).map(({ id }) => id),
  );
  const byUse = <Row extends { readonly cnt_diaries: number }>(rows: readonly Row[]) =>
    rows.toSorted((a, b) => b.cnt_diaries - a.cnt_diaries).slice(0, 2 * MOST);
  const isOpen = new Set(asking.problem.filter(({ remove_date }) => !remove_date).map(({ id }) => id));
  const answers = asking.solution.filter(
    (row) => !row.is_remove && isOpen.has(row.problem_id) && shown.has(row.user_id),
  );
  switch (key) {
    case "diary":
      return finished.map(ofDiary);
    case "outdoor_diary":
      return finished.filter(({ type_room }) => type_room === OUTDOORS).map(ofDiary);
    case "first_diary": {
      const seen = new Set<number>();
      const first = diaries
        .map(({ row }) => row)
        .filter(({ user_id }) => !seen.has(user_id) && seen.add(user_id));
      return first.filter((row) => finished.includes(row)).map(ofDiary);
    }
    case "photo": {
      const open = new Map(finished.map((row) => [row.id, row]));
      const last = new Map<number, Candidate>();
      for (const { id, diary_id, week_id, plan, add_date } of photos) {
        const diary = open.get(diary_id ?? 0);
        if (!diary || week_id === null || plan.kind !== "plant" || plan.phase !== "flowering") continue;
        last.set(diary.id, { id, personId: diary.user_id, diaryId: diary.id, addDate: add_date });
      }
      return [...last.values()];
    }
    case "video":
      return videos
        .filter(({ is_publish }) => is_publish)
        .map(({ id, user_id, add_date }) => ({ id, personId: user_id, diaryId: null, addDate: add_date }));
    case "strain":
      return byUse(catalogue.strains).map(ofBrand);
    case "seedbank":
      return byUse(catalogue.brands.filter(({ section }) => section === "seedbank")).map(ofBrand);
    case "light":
      return byUse(catalogue.products.filter(({ section }) => section === "grow-lights")).map(ofBrand);
    case "helper": {
      const helpers = new Set(answers.map(({ user_id }) => user_id));
      return people
        .filter(({ id }) => helpers.has(id))
        .map(({ id, row }) => ({ id, personId: id, diaryId: null, addDate: row.add_date }));
    }
    case "answer":
      return answers
        .filter(({ is_accepted }) => is_accepted)
        .map(({ id, user_id, add_date }) => ({ id, personId: user_id, diaryId: null, addDate: add_date }));
  }
}

/**
 * Chooses the candidates of a nomination, the favourite first. Those of before the end of voting are preferred; the site of the demo is
 * younger than its first awards.
 */
export function chooseCandidates(
  key: NominationKey,
  things: AwardThings,
  { random, end }: { readonly random: Random; readonly end: string },
): Candidate[] {
  const pool = random.shuffle(poolOf(key, things));
  const inTime = pool.filter(({ addDate }) => addDate < end);
  const later = pool.filter(({ addDate }) => addDate >= end);
  return [...inTime, ...later].slice(0, MOST);
}
