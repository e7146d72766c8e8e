import { slug as slugOf } from "@grow/domain";
import { type Random, sequence } from "@grow/testing";
import type { EventDraft } from "../asking/asking-events.ts";
import { daysAfter, daysBetween, laterOf } from "../calendar.ts";
import type { Catalogue } from "../catalogue/catalogue-rows.ts";
import { STRAINS } from "../catalogue/strains.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import { LIBRARY, pictureName } from "../pictures/library.ts";
import type { PhotoRow } from "../rows.ts";
import type { VideoRow } from "../videos/video-rows.ts";
import { hexOf, listOf, placesOf } from "./demo-draw.ts";
import type {
  GiveawayCategoryRow,
  GiveawayEntryRow,
  GiveawayFrozenRow,
  GiveawayRow,
  GiveawayTables,
} from "./giveaway-rows.ts";
import { GIVEAWAYS, type GiveawayCategorySeed, type GiveawaySeed } from "./giveaways.ts";

/** What giveaways are made with. */
export interface GiveawayTools {
  readonly random: Random;
  readonly people: readonly Person[];
  /** Countries of the accounts. */
  readonly countries: ReadonlyMap<number, string>;
  readonly diaries: readonly WrittenDiary[];
  readonly photos: readonly PhotoRow[];
  readonly videos: readonly VideoRow[];
  readonly catalogue: Catalogue;
  readonly covers: readonly PhotoRow[];
  /** Who tests for a brand, and so can neither enter nor vote in its giveaway. */
  readonly testers: readonly { readonly brand_id: number; readonly user_id: number }[];
  readonly anchor: string;
}

/** Pictures of the giveaways, in their order. */
export function makeCovers(photos: PhotoMaker, anchor: string): PhotoRow[] {
  return GIVEAWAYS.map(({ title, picture: { spec }, startDay }) =>
    photos.make(LIBRARY.find(({ name }) => name === pictureName(spec))?.spec ?? spec, {
      ...{ diary_id: null, week_id: null, position: 0, user_id: null, alt: title },
      add_date: daysAfter(anchor, startDay - 2),
    }),
  );
}

/** Makes the giveaways with entries and votes, and the results of those that have ended. */
export function holdGiveaways(tools: GiveawayTools): { tables: GiveawayTables; events: EventDraft[] } {
  const tables: GiveawayTables = {
    ...{ giveaway: [], giveaway_secret: [], giveaway_tag: [], giveaway_prize: [] },
    ...{ giveaway_category: [], giveaway_entry: [], giveaway_vote: [], giveaway_frozen: [] },
  };
  const next = { prize: sequence(), category: sequence(), entry: sequence() };
  for (const [index, seed] of GIVEAWAYS.entries()) {
    const giveaway = giveawayOf(tools, seed, index);
    const secret = hexOf(`the secret of ${seed.slug}`);
    tables.giveaway.push(giveaway);
    // Of an open one nobody may know the secret, and this one is public: the database makes its own.
    if (seed.state !== "open") tables.giveaway_secret.push({ giveaway_id: giveaway.id, secret });
    tables.giveaway_tag.push(
      ...seed.tags.map((tag, position) => ({ giveaway_id: giveaway.id, tag, position })),
    );
    for (const [position, { name, count, product }] of seed.prizes.entries()) {
      const product_id =
        tools.catalogue.products.find((one) => one.name === product && one.brand_id === giveaway.brand_id)
          ?.id ?? null;
      tables.giveaway_prize.push({
        giveaway_id: giveaway.id,
        id: next.prize(),
        name,
        cnt: count,
        product_id,
        position,
      });
    }
    for (const [position, category] of seed.categories.entries()) {
      const row = categoryOf(giveaway.id, next.category(), position, category);
      tables.giveaway_category.push(row);
      const entries = enter(tools, seed, giveaway, row, next.entry);
      tables.giveaway_entry.push(...entries);
      if (row.max_votes > 0) tables.giveaway_vote.push(...vote(tools, giveaway, row, entries));
      if (seed.state !== "open") {
        tables.giveaway_frozen.push(...freeze(tools, seed, giveaway, row, entries, secret));
      }
    }
  }
  return { tables, events: tables.giveaway_entry.map(joining) };
}

function giveawayOf(
  { catalogue, covers, anchor }: GiveawayTools,
  seed: GiveawaySeed,
  index: number,
): GiveawayRow {
  const { slug, lang, title, rules, countries, minimumAge, replyDays, winners, startDay, endDay, resultDay } =
    seed;
  const [date_start, date_end, date_result] = [startDay, endDay, resultDay].map((day) =>
    daysAfter(anchor, day + 2 / 3),
  );
  const isOver = seed.state !== "open";
  const secret = hexOf(`the secret of ${slug}`);
  const add_date = daysAfter(anchor, startDay - 1);
  return {
    id: index + 1,
    brand_id: catalogue.brand(seed.brand).id,
    ...{ title, slug, rules, lang, countries },
    text: seed.text.replace(/\{strain:([\w-]+)\}/g, (_whole, name: string) => strainLink(name)),
    cover_id: covers[index]?.id ?? 0,
    date_start: date_start ?? anchor,
    date_end: date_end ?? anchor,
    date_result: date_result ?? anchor,
    minimum_age: minimumAge,
    reply_days: replyDays,
    winners,
    draw_commitment: isOver ? hexOf(secret) : null,
    draw_seed: isOver && winners === "draw" ? secret : null,
    is_publish: true,
    ...{ cnt_entries: 0, cnt_votes: 0 },
    freeze_date: isOver ? (date_end ?? null) : null,
    draw_date: isOver ? (date_result ?? null) : null,
    ...{ add_date, update_date: add_date },
  };
}

function strainLink(name: string): string {
  const strain = STRAINS.find((one) => slugOf(one.name) === name);
  if (!strain) throw new Error(`There is no strain ${name}`);
  return `<a href="/strains/${name}">${strain.name}</a>`;
}

function categoryOf(
  giveaway_id: number,
  id: number,
  position: number,
  seed: GiveawayCategorySeed,
): GiveawayCategoryRow {
  const { name, text, contentType, maxVotes, winners } = seed;
  return {
    ...{ giveaway_id, id, name, text, content_type: contentType, max_votes: maxVotes, cnt_winners: winners },
    ...{ rooms: seed.rooms ?? [], faza: seed.faza ?? null, min_readings: seed.minReadings ?? 0 },
    ...{ needs_harvest: seed.needsHarvest ?? false, position, list_hash: null },
  };
}

interface Thing {
  readonly id: number;
  readonly user_id: number;
  readonly add_date: string;
}

/** What may enter a category, by its kind. */
function thingsFor({ diaries, photos, videos }: GiveawayTools, row: GiveawayCategoryRow): Thing[] {
  const open = diaries.filter(
    ({ row: diary, weeks }) =>
      !diary.is_lock && weeks.length > 1 && (row.rooms.length === 0 || row.rooms.includes(diary.type_room)),
  );
  switch (row.content_type) {
    case "diary":
      return open.map(({ row: diary }) => diary);
    case "week":
      return open.flatMap(({ row: diary, weeks }) =>
        weeks
          .filter(({ row: week }) => week.faza === row.faza)
          .map(({ row: week }) => ({ id: week.id, user_id: diary.user_id, add_date: week.add_date })),
      );
    case "photo": {
      const ids = new Map(open.map(({ row: diary }) => [diary.id, diary.user_id]));
      return photos.flatMap(({ id, diary_id, week_id, add_date }) => {
        const user_id = ids.get(diary_id ?? 0);
        return user_id === undefined || week_id === null ? [] : [{ id, user_id, add_date }];
      });
    }
    case "video":
      return videos.flatMap(({ id, user_id, publish_date }) =>
        publish_date === null ? [] : [{ id, user_id, add_date: publish_date }],
      );
  }
}

/** The demo accounts have entered nothing yet, so that it can be tried out. */
function enter(
  tools: GiveawayTools,
  { slug, countries }: GiveawaySeed,
  giveaway: GiveawayRow,
  row: GiveawayCategoryRow,
  nextEntry: () => number,
): GiveawayEntryRow[] {
  const draw = tools.random.fork(`${slug} ${row.id}`);
  const end = endSoFar(giveaway, tools.anchor);
  const things = thingsFor(tools, row).filter(({ add_date }) => add_date < end);
  const entrants = draw.shuffle(
    tools.people.filter(
      ({ id, row: person }) =>
        id > 4 &&
        !tests(tools, giveaway, id) &&
        !person.is_ban &&
        !person.is_remove &&
        !person.is_discreet &&
        (countries.length === 0 || countries.includes(tools.countries.get(id) ?? "")),
    ),
  );
  const found = entrants.flatMap(({ id }) => {
    const [thing] = draw.shuffle(things.filter(({ user_id }) => user_id === id));
    return thing ? [thing] : [];
  });
  const dates = found
    .map(({ add_date }) => {
      const from = laterOf(add_date, giveaway.date_start);
      return daysAfter(from, daysBetween(from, end) * draw.number(0.02, 0.98, 4));
    })
    .sort();
  giveaway.cnt_entries += found.length;
  return found.map(({ id, user_id }, index) => ({
    ...{
      giveaway_id: giveaway.id,
      category_id: row.id,
      id: nextEntry(),
      user_id,
      content_id: id,
      cnt_votes: 0,
    },
    add_date: dates[index] ?? end,
  }));
}

/** The end, or today while it is open. */
const endSoFar = ({ date_end }: GiveawayRow, anchor: string): string =>
  [date_end, anchor].sort()[0] ?? anchor;

const tests = ({ testers }: GiveawayTools, { brand_id }: GiveawayRow, user: number) =>
  testers.some((one) => one.brand_id === brand_id && one.user_id === user);

/** Most growers vote for as many as they may. */
function vote(
  tools: GiveawayTools,
  giveaway: GiveawayRow,
  row: GiveawayCategoryRow,
  entries: readonly GiveawayEntryRow[],
): GiveawayTables["giveaway_vote"] {
  const { random, people, anchor } = tools;
  const draw = random.fork(`votes ${row.id}`);
  const end = endSoFar(giveaway, anchor);
  const voters = people.filter(
    ({ id, row: person }) => id > 4 && !tests(tools, giveaway, id) && !person.is_ban && !person.is_remove,
  );
  return draw.some(voters, Math.round(voters.length * 0.8)).flatMap(({ id: user_id }) => {
    const others = entries.filter((entry) => entry.user_id !== user_id);
    return draw.some(others, Math.min(others.length, draw.whole(1, row.max_votes))).map((entry) => {
      entry.cnt_votes += 1;
      giveaway.cnt_votes += 1;
      const from = entry.add_date;
      const add_date = daysAfter(from, daysBetween(from, end) * draw.number(0.01, 0.99, 4));
      return { giveaway_id: giveaway.id, category_id: row.id, user_id, entry_id: entry.id, add_date };
    });
  });
}

/** The result: where it is over, the second winner did not reply, and the next place moved up. */
function freeze(
  { anchor }: GiveawayTools,
  { state, winners, replyDays }: GiveawaySeed,
  giveaway: GiveawayRow,
  row: GiveawayCategoryRow,
  entries: readonly GiveawayEntryRow[],
  secret: string,
): GiveawayFrozenRow[] {
  const list = listOf(entries, row.content_type, winners);
  row.list_hash = hexOf(list);
  const asked = giveaway.draw_date ?? anchor;
  const late = daysAfter(asked, replyDays);
  const none = { ask_date: null, reply_until: null, confirm_date: null, pass_date: null, for_place: null };
  return placesOf(entries, list, winners === "draw" ? secret : null).map(
    (entry_id, index): GiveawayFrozenRow => {
      const entry = entries.find(({ id }) => id === entry_id);
      const place = index + 1;
      const common = {
        ...{ giveaway_id: giveaway.id, category_id: row.id, entry_id, place },
        ...{
          content_id: entry?.content_id ?? 0,
          cnt_votes: winners === "votes" ? (entry?.cnt_votes ?? 0) : 0,
        },
      };
      if (place > row.cnt_winners + (state === "over" ? 1 : 0)) return { ...common, ...none };
      const first = { ...none, ask_date: asked, reply_until: late };
      if (state === "waiting") {
        return { ...common, ...first, confirm_date: place === 1 ? daysAfter(asked, 0.4) : null };
      }
      if (place === 2) return { ...common, ...first, pass_date: late };
      if (place <= row.cnt_winners)
        return { ...common, ...first, confirm_date: daysAfter(asked, 0.3 * place) };
      const moved = { ask_date: late, reply_until: daysAfter(late, replyDays), for_place: 2 };
      return { ...common, ...none, ...moved, confirm_date: daysAfter(late, 1.2) };
    },
  );
}

function joining({ giveaway_id, category_id, user_id, add_date }: GiveawayEntryRow): EventDraft {
  const about = {
    content_type: "giveaway",
    content_id: giveaway_id,
    diary_id: null,
    params: { category_id },
  };
  return { type: "giveaway.join", user_id, ...about, add_date };
}
