import { diaryProgress, ratingOf, slug } from "@grow/domain";
import { type Random, seededRandom } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { DemoData } from "../generate.ts";
import { scored } from "../growing/week-rows.ts";
import type {
  AccountRow,
  CommentRow,
  DemoTables,
  DiaryRow,
  EventRow,
  LikeRow,
  NutrientRow,
  UserRow,
  WeekRow,
} from "../rows.ts";

/** Diaries of one step, the least that is added; a tenth as many growers keep them. */
export const STEP = 1000;
const DIARIES_OF_GROWER = 10;
const COMMENTS = 10;
const REPLIES = 3;
const LIKES = { diary: 18, week: 9, comment: 3 } as const;
const FOLLOWERS = 3;

/** Ids that the rows of one diary may take; what is not needed stays free. */
const ROOM = { week: 40, week_nutrient: 400, diary_equip: 40, comment: 20, review: 40 } as const;

/** Tables that the crowd fills, in an order in which what is referred to comes first. */
export const CROWD_TABLES = [
  "users",
  "user_handle",
  "account",
  "user_email",
  "diary",
  "diary_equip",
  "week",
  "week_nutrient",
  "review",
  "comment",
  "likes",
  "follow",
  "event",
] as const satisfies readonly (keyof DemoTables)[];

type CrowdTable = (typeof CROWD_TABLES)[number];

/** Ids that were there before, by table. */
export type FirstIds = Readonly<Record<"users" | "diary" | keyof typeof ROOM, number>>;

type EventWithoutId = Omit<EventRow, "id">;

/** Rows of a step by table; events get their ids from the database. */
export type CrowdRows = { [Table in Exclude<CrowdTable, "event">]: DemoTables[Table] } & {
  event: EventWithoutId[];
};

/** What a step adds to the numbers of the catalogue, by table and id. */
export interface CatalogueSteps {
  readonly table: "brand" | "product" | "strain";
  readonly id: number;
  cnt_diaries: number;
  cnt_harvests: number;
  cnt_reviews: number;
  sum_rate: number;
}

interface BaseDiary {
  readonly row: DiaryRow;
  readonly weeks: readonly { readonly row: WeekRow; readonly nutrients: readonly NutrientRow[] }[];
  readonly equip: DemoTables["diary_equip"];
  readonly reviews: DemoTables["review"];
}

/** A diary of the demo site as a pattern. Copies have no photos of their own, which is what their completeness says. */
function patternOf({ tables }: DemoData): BaseDiary[] {
  const group = <Row>(rows: readonly Row[], key: (row: Row) => number) => {
    const groups = new Map<number, Row[]>();
    for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
    return (id: number) => groups.get(id) ?? [];
  };
  const weeksOf = group(tables.week, (row) => row.diary_id);
  const nutrientsOf = group(tables.week_nutrient, (row) => row.week_id);
  const equipOf = group(tables.diary_equip, (row) => row.diary_id);
  const reviewsOf = group(tables.review, (row) => row.diary_id);
  return tables.diary.map((row) => {
    const weeks = weeksOf(row.id).map((week) => {
      const nutrients = nutrientsOf(week.id);
      const n_progress = diaryProgress([scored(week, nutrients, 0)]);
      return { row: { ...week, n_progress, cnt_likes: 0, cnt_comments: 0 }, nutrients };
    });
    const n_progress = diaryProgress(weeks.map((week) => scored(week.row, week.nutrients, 0)));
    return {
      row: { ...row, n_progress, is_lock: false, dublicate_num: 0, cnt_photos: 0, cnt_followers: 0 },
      weeks,
      equip: equipOf(row.id),
      reviews: reviewsOf(row.id),
    };
  });
}

/** Makes the rows of any step; the same options always make the same ones. */
export function createCrowd(data: DemoData, first: FirstIds) {
  const patterns = patternOf(data);
  const { users, account, product: products, comment } = data.tables;
  const talk = new Map<string, { remarks: CommentRow[]; replies: CommentRow[] }>();
  for (const row of comment) {
    const own = talk.get(row.lang) ?? { remarks: [], replies: [] };
    (row.parent_id === null ? own.remarks : own.replies).push(row);
    talk.set(row.lang, own);
  }

  function growers(step: number): { users: UserRow[]; account: AccountRow[] } {
    const random = seededRandom(`crowd ${step} growers`);
    const made = Array.from({ length: STEP / DIARIES_OF_GROWER }, (_none, index) => {
      const number = step * (STEP / DIARIES_OF_GROWER) + index + 1;
      const like = random.whole(0, users.length - 1);
      const pattern = users[like];
      const settings = account[like];
      if (pattern === undefined || settings === undefined) throw new Error("The demo site has people.");
      const id = first.users + number;
      const name = `${pattern.name.slice(0, 20)}-${number}`;
      return {
        user: { ...pattern, id, name, access: [], cnt_reports: 0, cnt_harvests: 0, cnt_followers: 0 },
        account: { ...settings, user_id: id, email: `${name.toLowerCase()}@growers.example.test` },
      };
    });
    return { users: made.map(({ user }) => user), account: made.map((one) => one.account) };
  }

  return {
    /** The rows of step 0, 1, 2 …, with what they add to the catalogue. */
    step(step: number): { rows: CrowdRows; catalogue: CatalogueSteps[] } {
      const people = growers(step);
      const rows: CrowdRows = {
        ...people,
        user_handle: people.users.map(({ id, name }) => ({ handle: name.toLowerCase(), user_id: id })),
        user_email: people.account.map(({ user_id, email }) => ({ email_key: email, user_id })),
        diary: [],
        diary_equip: [],
        week: [],
        week_nutrient: [],
        review: [],
        comment: [],
        likes: [],
        follow: [],
        event: [],
      };
      const steps = new Map<string, CatalogueSteps>();
      for (let index = 0; index < STEP; index += 1) {
        writeCopy(
          { rows, steps, first, people: people.users, products, talk, anchor: data.anchor },
          step * STEP + index,
          patterns,
        );
      }
      rows.event.sort((a, b) => (a.add_date < b.add_date ? -1 : 1));
      return { rows, catalogue: [...steps.values()] };
    },
  };
}

interface Place {
  readonly rows: CrowdRows;
  readonly steps: Map<string, CatalogueSteps>;
  readonly first: FirstIds;
  readonly people: readonly UserRow[];
  readonly products: DemoTables["product"];
  readonly talk: ReadonlyMap<string, { remarks: readonly CommentRow[]; replies: readonly CommentRow[] }>;
  readonly anchor: string;
}

/** Writes diary `number` of the crowd: a pattern at another time, by another grower, heard by others. */
function writeCopy(place: Place, number: number, patterns: readonly BaseDiary[]): void {
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
      week_id: weekOf(row.week_id),
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

function countCatalogue({ steps, products }: Place, { row, equip, reviews }: BaseDiary): void {
  const stepOf = (table: CatalogueSteps["table"], id: number) => {
    const key = `${table} ${id}`;
    const known = steps.get(key) ?? {
      table,
      id,
      cnt_diaries: 0,
      cnt_harvests: 0,
      cnt_reviews: 0,
      sum_rate: 0,
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
    for (const { product_id, n_general } of reviews) {
      const id = table === "product" ? product_id : (products[product_id - 1]?.[`${table}_id`] ?? null);
      if (id === null) continue;
      const step = stepOf(table, id);
      step.cnt_reviews += 1;
      step.sum_rate += ratingOf(n_general);
    }
  }
}

/** What readers say on the diary and its weeks, in its language, and what its author answers some of them. */
function writeComments(
  { rows, people, talk, anchor }: Place,
  random: Random,
  diary: DiaryRow,
  weeks: readonly WeekRow[],
  idOf: (table: "comment", index: number) => number,
): CommentRow[] {
  const said = talk.get(diary.lang) ?? talk.get("en");
  if (said === undefined) return [];
  const written: CommentRow[] = [];
  const add = (
    row: Pick<CommentRow, "type" | "content_id" | "parent_id" | "user_id" | "add_date">,
    text: string,
  ) => {
    const comment: CommentRow = {
      ...row,
      id: idOf("comment", written.length),
      text,
      lang: diary.lang,
      cnt_likes: 0,
      cnt_childs: 0,
      update_date: row.add_date,
    };
    written.push(comment);
    rows.event.push({
      type: "comment.create",
      user_id: row.user_id,
      content_type: row.type,
      content_id: row.content_id,
      diary_id: diary.id,
      add_date: row.add_date,
    });
    return comment;
  };
  for (let index = 0; index < COMMENTS - REPLIES; index += 1) {
    const week = index < 4 ? null : random.pick(weeks);
    const on = week ?? diary;
    const wanted = daysAfter(on.add_date, random.number(0.1, 6, 3));
    const add_date = daysBetween(wanted, anchor) > 0 ? wanted : on.add_date;
    const type = week ? ("week" as const) : ("diary" as const);
    const place = { type, content_id: on.id, add_date };
    const comment = add(
      { ...place, parent_id: null, user_id: random.pick(people).id },
      random.pick(said.remarks).text,
    );
    on.cnt_comments += 1;
    if (index >= REPLIES || said.replies.length === 0) continue;
    add({ ...place, parent_id: comment.id, user_id: diary.user_id }, random.pick(said.replies).text);
    comment.cnt_childs += 1;
    on.cnt_comments += 1;
  }
  rows.comment.push(...written);
  return written;
}

/** Thirty hearts: of the diary, of its weeks and of what was said. Nobody likes the same thing twice. */
function writeLikes(
  { rows, people }: Place,
  random: Random,
  diary: DiaryRow,
  weeks: readonly WeekRow[],
  comments: readonly CommentRow[],
): void {
  const like = (
    type: LikeRow["type"],
    content: { id: number; cnt_likes: number },
    fans: readonly UserRow[],
    on: string,
  ) => {
    for (const { id } of fans) rows.likes.push({ type, content_id: content.id, user_id: id, add_date: on });
    content.cnt_likes = fans.length;
  };
  like("diary", diary, random.some(people, LIKES.diary), diary.update_date);
  for (const week of random.some(weeks, Math.ceil(LIKES.week / 3))) {
    like("week", week, random.some(people, 3), week.add_date);
  }
  for (const comment of random.some(comments, LIKES.comment)) {
    like("comment", comment, random.some(people, 1), comment.add_date);
  }
}
