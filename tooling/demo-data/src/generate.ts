import { seededRandom, sequence } from "@grow/testing";
import { countCardDays } from "./ads/card-days.ts";
import { gatherReaders } from "./ads/newsletter-readers.ts";
import { runBanners } from "./ads/run-banners.ts";
import { sendNewsletters } from "./ads/send-newsletters.ts";
import { askingEvents } from "./asking/asking-events.ts";
import { writeQuestions } from "./asking/questions.ts";
import { daysAfter } from "./calendar.ts";
import { makeCatalogue } from "./catalogue/catalogue-rows.ts";
import { writeGearReviews } from "./catalogue/gear-reviews.ts";
import { makeInvitations } from "./catalogue/invitations.ts";
import { makePortalDrafts } from "./catalogue/portal-drafts.ts";
import { writeReviews } from "./catalogue/reviews.ts";
import { makeSchemes } from "./catalogue/schemes.ts";
import { strainAliases, strainCategories, strainParents } from "./catalogue/strain-facts.ts";
import { strainWiki } from "./catalogue/strain-wiki.ts";
import { STRAINS } from "./catalogue/strains.ts";
import { makeTesters } from "./catalogue/testers.ts";
import { countUsage } from "./catalogue/usage.ts";
import { holdChats } from "./chat/hold-chats.ts";
import { type WrittenDiary, writeDiary } from "./growing/diary-rows.ts";
import { planDiaries } from "./growing/diary-wish.ts";
import { weekReports } from "./growing/week-reports.ts";
import type { DiaryTools } from "./growing/week-rows.ts";
import { addAccountExtras } from "./people/account-extras.ts";
import { makeComplaints } from "./people/complaints.ts";
import { makeContacts } from "./people/contacts.ts";
import { makeNewcomer } from "./people/newcomer.ts";
import { makePayments } from "./people/payments.ts";
import { makePeople, type People } from "./people/people-rows.ts";
import { createPhotoMaker } from "./photo-maker.ts";
import { holdAwards } from "./reading/hold-awards.ts";
import { holdGiveaways, makeCovers } from "./reading/hold-giveaways.ts";
import { writeReading } from "./reading/write-reading.ts";
import type { BrandManagerRow, DemoTables } from "./rows.ts";
import { writeComments } from "./social/comments.ts";
import { reviewEvents, tellEvents } from "./social/events.ts";
import { followBrands } from "./social/follow-brands.ts";
import { drawFollows } from "./social/follows.ts";
import { gatherLikes } from "./social/gather-likes.ts";
import { drawLikes } from "./social/likes.ts";
import { authorsOf, tellNotifications } from "./social/notifications.ts";
import { otherEvents } from "./social/other-events.ts";
import { createWriter } from "./texts/writer.ts";
import type { FilmFileRow } from "./videos/video-rows.ts";
import { publishVideos } from "./videos/videos.ts";
import { watchSite } from "./watch/watch-site.ts";

/** Goes up whenever the same seed and anchor give other rows. */
export const DEMO_VERSION = 29;

/** Seed of the demo site. */
export const DEMO_SEED = 20_260;

/** Brands of the demo manager. */
const MANAGED = ["Ember Genetics", "Loam & Lumen"] as const;

/** Diaries of the demo site. */
export const DIARY_COUNT = 120;

/** What demo data is made from. */
export interface DemoOptions {
  /** Day that everything is dated back from, YYYY-MM-DD or an instant: the day of loading, fixed in tests. */
  readonly anchor: string;
  readonly seed?: number;
  readonly diaries?: number;
}

/** The rows of the demo site and what they were made from. */
export interface DemoData {
  readonly version: number;
  readonly seed: number;
  /** ISO instant; nothing is dated later. */
  readonly anchor: string;
  readonly tables: DemoTables;
  /** Uploads of the films: rows of `photo` whose files are committed. */
  readonly films: readonly FilmFileRow[];
}

/** Favourite breeder and nutrient of a grower: what he used last. */
function fillFavourites(people: People, diaries: readonly WrittenDiary[]): void {
  for (const { row } of people.all) {
    const own = diaries.filter((diary) => diary.row.user_id === row.id);
    row.cnt_reports = own.length;
    row.cnt_harvests = own.filter((diary) => diary.row.is_harvest).length;
    const newest = own.at(-1);
    row.fvs_name = newest?.wish.strain.brand ?? "";
    row.fvn_name = newest?.setup.nutrients[0]?.brand ?? "";
  }
}

/** Numbers copies of a name within a grower's diaries, oldest first. */
function numberCopies(diaries: readonly WrittenDiary[]): void {
  const seen = new Map<string, number>();
  for (const { row } of diaries) {
    const key = `${row.user_id} ${row.name.toLowerCase()}`;
    row.dublicate_num = seen.get(key) ?? 0;
    seen.set(key, row.dublicate_num + 1);
  }
}

/** Some finished diaries are for premium readers; nobody's of the demo people. */
function lockSome(diaries: readonly WrittenDiary[]): void {
  const candidates = diaries.filter(({ row }) => row.is_harvest && row.user_id > 4 && row.n_progress > 60);
  for (const { row } of candidates.slice(0, 5)) row.is_lock = true;
}

/**
 * Makes all rows of the demo site. The same options always give the same rows.
 *
 * @example
 * generateDemo({ anchor: "2026-09-14" }).tables.diary.length; // 120
 */
export function generateDemo({
  anchor: day,
  seed = DEMO_SEED,
  diaries: count = DIARY_COUNT,
}: DemoOptions): DemoData {
  const anchor = daysAfter(day, 0);
  const random = seededRandom(seed);
  const photos = createPhotoMaker(random.fork("photos"));
  const people = makePeople(random.fork("people"), photos, anchor);
  const catalogue = makeCatalogue(random.fork("catalogue"), photos, anchor);
  const writer = createWriter(random.fork("texts"));
  const names = new Map<number, Set<string>>();
  const tools: DiaryTools = {
    random: random.fork("diaries"),
    writer,
    photos,
    catalogue,
    anchor,
    nextId: { week: sequence(), nutrient: sequence(), equip: sequence() },
    namesOf: (authorId) => {
      const own = names.get(authorId) ?? new Set<string>();
      names.set(authorId, own);
      return own;
    },
  };
  // The oldest diary gets the smallest id, as if the site had been there all along.
  const wishes = planDiaries(random.fork("wishes"), people, anchor, count).sort((a, b) =>
    a.start < b.start ? -1 : 1,
  );
  const diaries = wishes.map((wish, index) => writeDiary(tools, index + 1, wish));
  numberCopies(diaries);
  lockSome(diaries);
  const harvestReviews = writeReviews(diaries);
  const reviews = [
    ...harvestReviews,
    ...writeGearReviews(random.fork("gear reviews"), diaries, catalogue, harvestReviews.length),
  ];
  countUsage(catalogue, diaries);
  fillFavourites(people, diaries);
  const nextComment = sequence();
  const talk = { random: random.fork("comments"), writer, people: people.all, anchor };
  const comments = diaries.flatMap((diary) => writeComments(talk, diary, nextComment));
  const reader = people.persona("grower").id;
  const likes = gatherLikes(drawLikes(random.fork("likes"), people.all, diaries, comments, anchor), {
    ...{ anchor, author: reader, authorOf: authorsOf({ diaries, comments }).of },
    blocked: new Set(people.blocks.flatMap((row) => (row.user_id === reader ? [row.content_id] : []))),
  });
  const asking = writeQuestions({
    random: random.fork("questions"),
    photos,
    people: people.all,
    diaries,
    anchor,
    nextComment,
  });
  const newcomer = makeNewcomer(people.all.length + 1, anchor);
  const extras = addAccountExtras(people, photos, anchor);
  const reading = writeReading({
    random: random.fork("reading"),
    photos,
    people: people.all,
    diaries,
    anchor,
    nextComment,
  });
  const covers = makeCovers(photos, anchor);
  const manager = people.persona("manager");
  const ads = runBanners({
    random: random.fork("ads"),
    ...{ photos, catalogue, anchor, manager: manager.id, admin: people.persona("admin").id },
  });
  const watch = watchSite({ random: random.fork("watch"), anchor, admin: people.persona("admin").id });
  const videos = publishVideos({
    random: random.fork("videos"),
    people: people.all,
    diaries,
    anchor,
    firstFile: photos.rows.length + 1,
    nextComment,
  });
  const awards = holdAwards({
    random: random.fork("awards"),
    people: people.all,
    ...{
      diaries,
      photos: photos.rows,
      videos: videos.tables.video,
      catalogue,
      asking: asking.tables,
      anchor,
    },
  });
  const testers = makeTesters(
    catalogue,
    diaries,
    people.all.filter(({ row }) => row.access.length === 0 && row.name !== "manager").map(({ id }) => id),
  );
  const chats = holdChats({ people, brands: catalogue.brands, anchor });
  const giveaways = holdGiveaways({
    random: random.fork("giveaways"),
    people: people.all,
    countries: new Map(people.accounts.map(({ user_id, country }) => [user_id, country])),
    ...{ diaries, photos: photos.rows, videos: videos.tables.video, catalogue, covers, testers, anchor },
  });
  const drawn = drawFollows(random.fork("follows"), people.all, diaries, catalogue.brands, anchor);
  drawn.push(...followBrands(random.fork("fans"), people.all, drawn, MANAGED.map(catalogue.brand), anchor));
  const partner = catalogue.brand("Loam & Lumen");
  const readers = gatherReaders(random.fork("newsletter readers"), {
    ...{ people: people.all, accounts: people.accounts, brand: partner, follows: drawn, anchor },
  });
  const follow = [...drawn, ...readers.follows];
  const newsletters = sendNewsletters({
    ...{ brandId: partner.id, writer: manager.id, readers: readers.readers, anchor },
  });
  const managed = MANAGED.map(
    (name): BrandManagerRow => ({
      brand_id: catalogue.brand(name).id,
      user_id: manager.id,
      add_date: daysAfter(manager.row.add_date, 1),
    }),
  );
  const weeks = diaries.flatMap((diary) => diary.weeks);
  const parents = strainParents(catalogue.strains);
  const invitations = makeInvitations(catalogue, { grower: reader, other: people.all[20]?.id ?? 0 }, anchor);
  const event = tellEvents(diaries, [...comments, ...videos.comments], follow, [
    ...askingEvents(asking.tables, asking.comments),
    ...videos.events,
    ...reading.events,
    ...awards.events,
    ...giveaways.events,
    ...watch.events,
    ...reviewEvents(reviews),
  ]);
  const payments = makePayments(
    {
      former: reader,
      reader: people.all.find(({ id }) => id > 4)?.id ?? 0,
      manager: manager.id,
      partner: partner.id,
      formerPartner: catalogue.brand("Ember Genetics").id,
    },
    anchor,
  );
  const tables: DemoTables = {
    users: [...people.all.map(({ row }) => row), newcomer.user],
    user_handle: [...people.handles, newcomer.handle],
    user_old_handle: people.oldHandles,
    user_ban: [...people.blocks, ...chats.blocks],
    account: [...people.accounts, newcomer.account],
    user_email: [...people.emails, newcomer.email],
    ...extras,
    brand: catalogue.brands,
    brand_manager: managed,
    brand_invitation: invitations,
    strain: catalogue.strains,
    strain_category: strainCategories(catalogue.strains, STRAINS),
    strain_parent: parents,
    strain_alias: strainAliases(catalogue.strains),
    wiki: strainWiki(catalogue.strains, parents),
    product: catalogue.products,
    product_photo: catalogue.productPhotos,
    product_composition: catalogue.compositions,
    product_element: catalogue.elements,
    brand_tester: testers,
    portal_draft: [...makePortalDrafts(catalogue, manager.id, anchor), ...ads.drafts],
    ...ads.tables,
    impression_day: countCardDays({
      random: random.fork("cards"),
      ...{ catalogue, anchor, managed: MANAGED },
    }),
    ...newsletters,
    ...watch.tables,
    ...payments,
    ...makeSchemes(catalogue),
    diary: diaries.map(({ row }) => row),
    diary_equip: diaries.flatMap(({ equip }) => equip),
    week: weeks.map(({ row }) => row),
    week_report: weekReports(diaries),
    week_nutrient: weeks.flatMap(({ nutrients }) => nutrients),
    photo: photos.rows,
    avatar: people.avatars,
    review: reviews,
    ...asking.tables,
    ...videos.tables,
    ...reading.tables,
    ...awards.tables,
    ...giveaways.tables,
    ...chats.tables,
    comment: [...comments, ...asking.comments, ...videos.comments, ...reading.comments],
    likes: [...likes, ...asking.likes, ...videos.likes, ...reading.likes],
    follow,
    event,
    complaint: makeComplaints(
      { people, comments, diaries: diaries.map(({ row }) => row), weeks: weeks.map(({ row }) => row) },
      anchor,
    ),
    ...makeContacts(people, anchor),
    notification: tellNotifications({
      anchor,
      readers: people.all.slice(0, 4).map(({ id }) => id),
      ...{ diaries, comments, likes, follows: follow, invitations, blocks: people.blocks, events: event },
      more: otherEvents({
        ...{ anchor, reader, diaries, comments, reviews, brands: catalogue.brands },
        ...{ problems: asking.tables.problem, solutions: asking.tables.solution },
        ...{ videos: videos.tables.video, giveaways: giveaways.tables.giveaway },
        chat: chats.tables.chat.find(({ user_low_id, user_high_id }) =>
          [user_low_id, user_high_id].includes(reader),
        ),
        year: Math.max(...awards.tables.award.map(({ year }) => year)),
        former: payments.subscription.find(({ user_id }) => user_id === reader),
      }),
    }),
  };
  return { version: DEMO_VERSION, seed, anchor, tables, films: videos.files };
}
