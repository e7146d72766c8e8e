import { CATALOGUES, daysGrown, diaryProgress, isSection, SECTIONS } from "@grow/domain";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "@grow/domain/notifications";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { parsePictureSpec, pictureSize } from "@grow/tooling-illustrator";
import { describe, expect, test } from "vitest";
import { generateDemo } from "./generate.ts";
import { scored } from "./growing/week-rows.ts";
import { anchor, data, groupBy, tables, weeksOf } from "./testing/demo.ts";

const photosOf = groupBy(tables.photo, (photo) => photo.week_id);
const nutrientsOf = groupBy(tables.week_nutrient, (row) => row.week_id);

describe("demo data", () => {
  test("is the same for the same day, and moves with it", () => {
    expect(generateDemo({ anchor })).toEqual(data);
    const later = generateDemo({ anchor: "2026-09-15" });
    expect(later.tables.users.map(({ name }) => name)).toEqual(tables.users.map(({ name }) => name));
    expect(later.tables.week[0]?.add_date).not.toBe(tables.week[0]?.add_date);
  });

  test("differs for another seed", () => {
    expect(generateDemo({ anchor, seed: 1 }).tables.week[5]?.text).not.toBe(tables.week[5]?.text);
  });

  test("has the size of a small site", () => {
    expect(tables.users).toHaveLength(61);
    expect(tables.diary).toHaveLength(120);
    expect(tables.brand).toHaveLength(50);
    expect(tables.week.length).toBeGreaterThan(1100);
    expect(tables.week.length).toBeLessThan(1400);
    expect(new Set(tables.brand.map(({ section }) => section)).size).toBe(CATALOGUES.length - 1);
    for (const brand of tables.brand)
      expect([brand.name, brand.cnt_products > 0]).toEqual([brand.name, true]);
    for (const section of SECTIONS) {
      const brands = tables.brand.filter((brand) => brand.section === section);
      expect([section, brands.length >= 3]).toEqual([section, true]);
      // Seeds are another matter: a seedbank may have one strain only.
      const least = section === "seedbank" ? 1 : 2;
      expect([section, brands.every(({ cnt_products }) => cnt_products >= least)]).toEqual([section, true]);
    }
    for (const { section, category } of tables.product)
      if (isSection(section)) expect(SECTION_CATEGORIES[section]).toContain(category);
  });

  test.each(["2026-01-03", "2026-05-01", "2027-02-28"])("has no later dates when loaded on %s", (day) => {
    const dated: readonly { add_date: string }[] = Object.values(generateDemo({ anchor: day }).tables)
      .flat()
      .filter((row) => "add_date" in row);
    expect(dated.length).toBeGreaterThan(1000);
    expect(dated.filter(({ add_date }) => add_date > `${day}T00:00:00.000Z`)).toEqual([]);
  });

  test("has unique names, links and keys", () => {
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(tables.user_handle.map(({ handle }) => handle));
    unique(tables.user_email.map(({ email_key }) => email_key));
    unique(tables.brand.map(({ slug }) => slug));
    unique(tables.product.map(({ slug }) => slug));
    unique(tables.strain.map(({ slug }) => slug));
    unique(tables.photo.map(({ key }) => key));
    unique(tables.likes.map((row) => `${row.type} ${row.content_id} ${row.user_id}`));
    unique(tables.follow.map((row) => `${row.type} ${row.content_id} ${row.user_id}`));
    for (const { slug } of [...tables.brand, ...tables.product, ...tables.strain]) {
      expect(slug).toMatch(/^(?=.*[a-z])[a-z0-9-]{1,80}$/);
    }
  });
});

describe("demo notifications", () => {
  const grower = tables.users.find(({ name }) => name === "grower")?.id;
  const own = tables.notification.filter(({ user_id }) => user_id === grower);

  test("of the demo grower are in every tab, the newest unread, the others read", () => {
    expect(new Set(own.map(({ channel }) => channel))).toEqual(new Set(["activity", "follows", "system"]));
    expect(new Set(own.map(({ is_visit }) => is_visit))).toEqual(new Set([true, false]));
    expect(own.length).toBeGreaterThan(20);
  });

  test("of the demo grower are of every event, and group 40, 3 and single likes", () => {
    expect(
      Object.keys(NOTIFICATION_EVENTS).filter((name) => own.every(({ event }) => event !== name)),
    ).toEqual([]);
    for (const { event, channel } of own) {
      expect(channel).toBe(NOTIFICATION_EVENTS[event as NotificationEvent].channel);
    }
    const likes = groupBy(
      own.filter(({ event }) => event === "like"),
      (row) => `${row.type} ${row.content_id} ${row.group_period}`,
    );
    const sizes = new Set([...likes.values()].map((rows) => rows.length));
    for (const size of [1, 3, 40]) expect(sizes).toContain(size);
  });

  test("are about what others did, once for each event", () => {
    expect(tables.notification.filter(({ user_id, from_user_id }) => user_id === from_user_id)).toEqual([]);
    const told = tables.notification.flatMap(({ event_id, user_id }) =>
      event_id === null ? [] : [`${event_id} ${user_id}`],
    );
    expect(new Set(told).size).toBe(told.length);
  });
});

describe("demo counters", () => {
  test("equal the rows they count", () => {
    const likes = groupBy(tables.likes, (row) => `${row.type} ${row.content_id}`);
    const comments = groupBy(tables.comment, (row) => `${row.type} ${row.content_id}`);
    const replies = groupBy(tables.comment, ({ parent_id }) => parent_id);
    const follows = groupBy(tables.follow, (row) => `${row.type} ${row.content_id}`);
    for (const diary of tables.diary) {
      const weeks = weeksOf.get(diary.id) ?? [];
      expect(diary).toMatchObject({
        cnt_likes: likes.get(`diary ${diary.id}`)?.length ?? 0,
        cnt_comments: comments.get(`diary ${diary.id}`)?.length ?? 0,
        cnt_followers: follows.get(`diary ${diary.id}`)?.length ?? 0,
        cnt_weeks: weeks.length,
        cnt_photos: tables.photo.filter(({ diary_id }) => diary_id === diary.id).length,
      });
    }
    for (const week of tables.week) {
      expect(week.cnt_likes).toBe(likes.get(`week ${week.id}`)?.length ?? 0);
      expect(week.cnt_comments).toBe(comments.get(`week ${week.id}`)?.length ?? 0);
    }
    for (const comment of tables.comment) {
      expect(comment.cnt_likes).toBe(likes.get(`comment ${comment.id}`)?.length ?? 0);
      expect(comment.cnt_childs).toBe(replies.get(comment.id)?.length ?? 0);
    }
    for (const user of tables.users) {
      expect(user.cnt_followers).toBe(follows.get(`user ${user.id}`)?.length ?? 0);
      expect(user.cnt_reports).toBe(tables.diary.filter(({ user_id }) => user_id === user.id).length);
    }
    for (const brand of tables.brand) {
      expect(brand.cnt_followers).toBe(follows.get(`brand ${brand.id}`)?.length ?? 0);
      expect(brand.cnt_products).toBe(tables.product.filter(({ brand_id }) => brand_id === brand.id).length);
    }
  });

  test("of progress, phase and days match the domain's rules", () => {
    for (const diary of tables.diary) {
      const weeks = weeksOf.get(diary.id) ?? [];
      const input = weeks.map((week) =>
        scored(week, nutrientsOf.get(week.id) ?? [], photosOf.get(week.id)?.length ?? 0),
      );
      expect(diary.n_progress).toBe(diaryProgress(input));
      expect(diary.max_faza).toBe(Math.max(...weeks.map(({ faza }) => faza)));
      expect(diary.is_harvest).toBe(diary.max_faza === 2);
      expect(diary.cnt_days).toBe(
        daysGrown(weeks.map((week) => ({ ...week, props: { germ_date: week.germ_date } }))),
      );
    }
  });
});

describe("demo pictures", () => {
  test("can be drawn in the size of their rows", () => {
    for (const photo of tables.photo) {
      const spec = parsePictureSpec(JSON.stringify(photo.plan));
      expect(pictureSize(spec)).toEqual({ width: photo.width, height: photo.height });
    }
  });

  test("show one plant throughout a diary, and no plant twice", () => {
    const plants = tables.photo.flatMap(({ plan, diary_id }) =>
      plan.kind === "plant" && diary_id !== null ? [{ seed: plan.seed, diary_id }] : [],
    );
    for (const group of groupBy(plants, ({ diary_id }) => diary_id).values()) {
      expect(new Set(group.map(({ seed }) => seed)).size).toBe(1);
    }
    expect(new Set(plants.map(({ seed }) => seed)).size).toBe(
      new Set(plants.map(({ diary_id }) => diary_id)).size,
    );
  });
});
