import { slug } from "@grow/domain";
import { seededRandom } from "@grow/testing";
import { daysAfter } from "../calendar.ts";
import type { DiaryRow } from "../rows.ts";
import { type CatalogueSteps, type FirstIds, ROOM } from "./crowd-tables.ts";
import { LIKES, type TalkPlace, writeComments, writeLikes } from "./crowd-talk.ts";
import type { BaseDiary } from "./diary-pattern.ts";

const FOLLOWERS = 3;

/** What a copy is written into, and what it is written with. */
export interface CopyPlace extends TalkPlace {
  readonly steps: Map<string, CatalogueSteps>;
  readonly first: FirstIds;
}

/** Writes diary `number` of the crowd: a pattern at another time, by another grower, heard by others. */
export function copyDiary(place: CopyPlace, number: number, patterns: readonly BaseDiary[]): void {
  const { rows, first, people } = place;
  const random = seededRandom(`crowd diary ${number}`);
  const pattern = random.pick(patterns);
  const author = random.pick(people);
  const id = first.diary + number + 1;
  const back = -random.whole(0, 1000);
  const at = (date: string) => daysAfter(date, back);
  const idOf = (table: keyof typeof ROOM, index: number) => first[table] + number * ROOM[table] + index + 1;

  const name = `${pattern.row.name.slice(0, 105)} · ${number + 1}`;
  const diary: DiaryRow = {
    ...pattern.row,
    id,
    user_id: author.id,
    name,
    slug: slug(name),
    cnt_likes: LIKES.diary,
    cnt_comments: 0,
    cnt_followers: FOLLOWERS,
    cnt_views: LIKES.diary * random.whole(18, 42),
    add_date: at(pattern.row.add_date),
    update_date: at(pattern.row.update_date),
  };
  rows.diary.push(diary);
  author.cnt_reports += 1;
  author.cnt_harvests += diary.is_harvest ? 1 : 0;

  const weekIds = new Map(pattern.weeks.map(({ row }, index) => [row.id, idOf("week", index)]));
  const weekOf = (old: number) => weekIds.get(old) ?? 0;
  const weeks = pattern.weeks.map(({ row }) => ({
    ...row,
    diary_id: id,
    id: weekOf(row.id),
    germ_date: row.germ_date === null ? null : at(row.germ_date).slice(0, 10),
    add_date: at(row.add_date),
    update_date: at(row.update_date),
  }));
  rows.week.push(...weeks);
  const nutrients = pattern.weeks.flatMap((week) => week.nutrients);
  rows.week_nutrient.push(
    ...nutrients.map((row, index) => ({
      ...row,
      diary_id: id,
      week_id: weekOf(row.week_id),
      id: idOf("week_nutrient", index),
    })),
  );
  rows.diary_equip.push(
    ...pattern.equip.map((row, index) => ({ ...row, diary_id: id, id: idOf("diary_equip", index) })),
  );
  rows.review.push(
    ...pattern.reviews.map((row, index) => ({
      ...row,
      id: idOf("review", index),
      user_id: author.id,
      diary_id: id,
      week_id: row.week_id === null ? null : weekOf(row.week_id),
      add_date: at(row.add_date),
      update_date: at(row.update_date),
    })),
  );
  countCatalogue(place, pattern);
  const comments = writeComments(place, random, diary, weeks, idOf);
  writeLikes(place, random, diary, weeks, comments);
  for (const follower of random.some(people, FOLLOWERS)) {
    rows.follow.push({ user_id: follower.id, type: "diary", content_id: id, add_date: diary.update_date });
  }
  const by = { user_id: author.id, diary_id: id };
  rows.event.push(
    { type: "diary.create", content_type: "diary", content_id: id, add_date: diary.add_date, ...by },
    ...weeks.map((week) => ({
      type: "week.create",
      content_type: "week",
      content_id: week.id,
      add_date: week.add_date,
      ...by,
    })),
  );
}

function countCatalogue({ steps }: CopyPlace, { row, equip }: BaseDiary): void {
  const stepOf = (table: CatalogueSteps["table"], id: number) => {
    const key = `${table} ${id}`;
    const known = steps.get(key) ?? {
      table,
      id,
      cnt_diaries: 0,
      cnt_harvests: 0,
    };
    steps.set(key, known);
    return known;
  };
  for (const table of ["brand", "product", "strain"] as const) {
    for (const id of new Set(equip.map((item) => item[`${table}_id`]))) {
      if (id === null) continue;
      const step = stepOf(table, id);
      step.cnt_diaries += 1;
      step.cnt_harvests += row.is_harvest ? 1 : 0;
    }
  }
}
