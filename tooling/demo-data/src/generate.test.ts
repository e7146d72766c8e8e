import { CATALOGUES, daysGrown, diaryProgress, isSection, placeInBand, SECTIONS, vpd } from "@grow/domain";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { parsePictureSpec, pictureSize } from "@grow/tooling-illustrator";
import { describe, expect, test } from "vitest";
import { generateDemo } from "./generate.ts";
import { scored } from "./growing/week-rows.ts";
import { EDGE_CASES } from "./people/profiles.ts";

const anchor = "2026-09-14";
const data = generateDemo({ anchor });
const { tables } = data;

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

const weeksOf = groupBy(tables.week, (week) => week.diary_id);
const photosOf = groupBy(tables.photo, (photo) => photo.week_id);
const nutrientsOf = groupBy(tables.week_nutrient, (row) => row.week_id);

/** How often the most frequent text stands in a list. */
function mostFrequent(texts: readonly string[]): number {
  return Math.max(...[...groupBy(texts, (text) => text).values()].map((group) => group.length));
}

describe("demo data", () => {
  test("shows the demo grower's settings with something in each", () => {
    const grower = tables.users.find(({ name }) => name === "grower");
    const own = <Row extends { user_id: number }>(rows: readonly Row[]) =>
      rows.filter(({ user_id }) => user_id === grower?.id);
    expect(own(tables.avatar)).toHaveLength(2);
    const current = tables.photo.find(({ key }) => key === grower?.avatar_key);
    expect(own(tables.avatar).map(({ photo_id }) => photo_id)).toContain(current?.id);
    expect(own(tables.oauth_identity)).toMatchObject([{ provider: "google" }]);
    expect(own(tables.user_ban)).toHaveLength(1);
    expect(own(tables.personal_copy)).toMatchObject([{ state: "waiting" }]);
  });

  test("shows growers in five languages, and profiles of every kind", () => {
    const languages = groupBy(tables.users, ({ lang }) => lang);
    expect([...languages.keys()].sort()).toEqual(["de", "en", "es", "ru", "th"]);
    for (const growers of languages.values()) expect(growers.length).toBeGreaterThan(7);
    const named = (name: string) => tables.users.find((user) => user.name === name);
    const idOf = (name: string) => named(name)?.id ?? 0;
    const counts = (name: string) => {
      const id = idOf(name);
      const own = (rows: readonly { user_id: number | null }[]) =>
        rows.filter(({ user_id }) => user_id === id).length;
      const saved = tables.follow.filter(
        ({ user_id, type, content_id }) =>
          user_id === id && type === "diary" && tables.diary[content_id - 1]?.is_harvest,
      );
      return {
        diaries: own(tables.diary),
        reviews: own(tables.review),
        activity: own(tables.event),
        bookmarks: saved.length,
        followers: tables.follow.filter(({ type, content_id }) => type === "user" && content_id === id)
          .length,
        following: own(tables.follow) - saved.length,
        shorts: own(tables.video),
        questions: own(tables.problem),
      };
    };
    expect(named(EDGE_CASES.everything)).toMatchObject({
      is_discreet: false,
      is_ban: false,
      is_remove: false,
    });
    const { everything, newcomer } = EDGE_CASES;
    expect(Object.entries(counts(everything)).filter(([, count]) => count === 0)).toEqual([]);
    for (const word of ["about", "grow_since", "instagram", "youtube", "facebook", "x", "website"] as const)
      expect(named(everything)?.[word], word).toBeTruthy();
    expect(Object.entries(counts(newcomer)).filter(([, count]) => count > 0)).toEqual([]);
    expect(named(newcomer)).toMatchObject({ avatar_key: null, about: "", cnt_followers: 0 });
    expect(named(EDGE_CASES.removed)).toMatchObject({ is_remove: true });
    expect(named(EDGE_CASES.discreet)).toMatchObject({ is_discreet: true });
    expect(named(EDGE_CASES.suspended)).toMatchObject({ is_ban: true });
    expect(tables.user_ban).toMatchObject([
      { user_id: idOf("grower"), content_id: idOf(EDGE_CASES.suspended) },
    ]);
    expect(tables.user_old_handle).toEqual([{ handle: "vic", user_id: idOf(everything) }]);
  });

  test("has follows across languages, and two years of events of each kind", () => {
    const langOf = new Map(tables.users.map(({ id, lang }) => [id, lang]));
    const follows = tables.follow.filter(({ type }) => type === "user");
    const across = follows.filter(
      ({ user_id, content_id }) => langOf.get(user_id) !== langOf.get(content_id),
    );
    expect(across.length).toBeGreaterThan(100);
    const dates = tables.event.map(({ add_date }) => add_date);
    expect((dates[0] ?? "") < "2024-09-14").toBe(true);
    expect((dates.at(-1) ?? "") > "2026-09-01").toBe(true);
    const kinds = new Set(tables.event.map(({ type }) => type));
    for (const type of ["diary", "week", "review", "problem", "solution"])
      expect(kinds).toContain(`${type}.create`);
    expect(kinds).toContain("video.publish");
  });

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

describe("demo readings", () => {
  test("are within plausible ranges", () => {
    for (const week of tables.week) {
      if (week.air_temp !== null) expect(placeInBand(week.air_temp, { min: 16, max: 35 })).toBe("in");
      if (week.ph !== null) expect(placeInBand(week.ph, { min: 5.2, max: 7.4 })).toBe("in");
      if (week.tds !== null) expect(placeInBand(week.tds, { min: 0.2, max: 2.8 })).toBe("in");
      if (week.night_air_temp !== null && week.air_temp !== null) {
        expect(week.night_air_temp).toBeLessThanOrEqual(week.air_temp + 0.5);
      }
    }
  });

  test("keep the vapour pressure deficit in a band that fits the phase", () => {
    const deficits = (faza: number) =>
      tables.week.flatMap((week) => {
        const deficit = week.faza === faza ? vpd({ air: week.air_temp, humidity: week.air_hum }) : null;
        return deficit === null ? [] : [deficit];
      });
    for (const deficit of [-1, 0, 1].flatMap(deficits))
      expect(placeInBand(deficit, { min: 0.2, max: 2.6 })).toBe("in");
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(mean(deficits(-1))).toBeLessThan(mean(deficits(0)));
    expect(mean(deficits(0))).toBeLessThan(mean(deficits(1)));
  });

  test("feed more in flower than in growth", () => {
    const feeds = (faza: number) =>
      tables.week.flatMap((week) => (week.faza === faza && week.tds !== null ? [week.tds] : []));
    expect(Math.max(...feeds(-1))).toBeLessThanOrEqual(0.8);
    expect(Math.max(...feeds(1))).toBeGreaterThan(Math.max(...feeds(-1)));
  });

  test("never let a plant shrink, and let it stand still at the end", () => {
    for (const weeks of weeksOf.values()) {
      const heights = weeks.flatMap(({ height }) => (height === null ? [] : [height]));
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      expect(Math.max(0, ...heights)).toBeLessThan(420);
      const late = weeks
        .filter(({ faza }) => faza === 1)
        .slice(6)
        .flatMap(({ height }) => height ?? []);
      expect(new Set(late).size).toBeLessThanOrEqual(1);
    }
  });

  test("have plausible harvest weights", () => {
    const harvests = tables.week.filter(({ faza }) => faza === 2);
    expect(harvests.length).toBeGreaterThan(35);
    for (const week of harvests) {
      expect(week.harvest_weight).toBeGreaterThan(5);
      if (week.harvest_wet_weight !== null) {
        const share = week.harvest_wet_weight / (week.harvest_weight ?? 0);
        expect(placeInBand(share, { min: 3.9, max: 5 })).toBe("in");
      }
      if (week.harvest_watt !== null) {
        expect((week.harvest_weight ?? 0) / week.harvest_watt).toBeLessThan(1.5);
      }
    }
  });

  test("follow the phases in order, week by week", () => {
    for (const weeks of weeksOf.values()) {
      const numbers = weeks.map(({ days }) => days);
      const phases = weeks.map(({ faza }) => faza);
      const dates = weeks.map(({ add_date }) => add_date);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(phases).toEqual([...phases].sort((a, b) => a - b));
      expect(dates).toEqual([...dates].sort());
    }
  });
});

describe("demo schemes", () => {
  const schemesOf = groupBy(tables.scheme, ({ brand_id }) => brand_id);
  const doses = new Map(
    tables.scheme_dose.map((row) => [`${row.scheme_id} ${row.week_position} ${row.product_id}`, row.val]),
  );
  const soils = new Map(tables.diary.map(({ id, type_soil }) => [id, type_soil]));

  test("belong to nutrient brands and have vegetative, flowering and flush weeks", () => {
    expect(tables.scheme.length).toBeGreaterThan(7);
    for (const { id, brand_id } of tables.scheme) {
      const { section } = tables.brand.find((brand) => brand.id === brand_id) ?? {};
      const weeks = tables.scheme_week.filter(({ scheme_id }) => scheme_id === id);
      expect([section, ...new Set(weeks.map(({ faza }) => faza))]).toEqual(["nutrients", 0, 1]);
      expect(weeks.map(({ is_flush }) => is_flush).lastIndexOf(false)).toBe(weeks.length - 2);
      for (const { ec } of weeks) {
        if (ec !== null) expect(placeInBand(ec, { min: 0.6, max: 2.5 })).toBe("in");
      }
    }
  });

  test("are near the doses in diaries, some above and some below", () => {
    const weeks = new Map(
      [...weeksOf.values()].flatMap((all) =>
        [0, 1].flatMap((faza) =>
          all
            .filter((week) => week.faza === faza)
            .map((week, index) => [week.id, { ...week, inPhase: index + 1 }] as const),
        ),
      ),
    );
    const shares = tables.week_nutrient.flatMap(({ week_id, brand_id, product_id, val, block }) => {
      const week = weeks.get(week_id);
      if (block !== "flowering" || !week || val === null) return [];
      const scheme = schemesOf
        .get(brand_id)
        ?.find(({ type_soil }) => type_soil === null || type_soil === soils.get(week.diary_id));
      const place = tables.scheme_week.find(
        (row) => row.scheme_id === scheme?.id && row.faza === week.faza && row.week === week.inPhase,
      );
      const meant = doses.get(`${scheme?.id} ${place?.position} ${product_id}`);
      return meant === undefined ? [] : [val / meant];
    });
    const sorted = shares.sort((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(500);
    expect(placeInBand(sorted[Math.floor(sorted.length / 2)] ?? 0, { min: 0.75, max: 1.1 })).toBe("in");
    expect(sorted[0]).toBeLessThan(0.8);
    expect(sorted.at(-1)).toBeGreaterThan(1.1);
  });
});

describe("demo texts", () => {
  test("are written in all five languages, one per grower", () => {
    const byLang = groupBy(tables.week, ({ lang }) => lang);
    expect([...byLang.keys()].sort()).toEqual(["de", "en", "es", "ru", "th"]);
    for (const weeks of byLang.values()) expect(weeks.length).toBeGreaterThan(80);
    for (const weeks of groupBy(tables.diary, ({ user_id }) => user_id).values()) {
      expect(new Set(weeks.map(({ lang }) => lang)).size).toBe(1);
    }
    const script = { ru: /[а-яё]/i, th: /[ก-๙]/ };
    for (const week of tables.week) {
      if (week.lang === "ru" || week.lang === "th") expect(week.text).toMatch(script[week.lang]);
    }
  });

  test("hardly ever repeat", () => {
    expect(mostFrequent(tables.week.map(({ text }) => text))).toBeLessThanOrEqual(8);
    expect(new Set(tables.week.map(({ text }) => text)).size / tables.week.length).toBeGreaterThan(0.9);
    expect(mostFrequent(tables.comment.map(({ text }) => text))).toBeLessThanOrEqual(16);
    for (const weeks of weeksOf.values()) expect(mostFrequent(weeks.map(({ text }) => text))).toBe(1);
  });

  test("have no duplicate sentences and no unfilled slots", () => {
    const written = [
      ...tables.week.flatMap((week) => [
        week.text,
        week.review_text,
        week.strain_comment,
        week.harvest_smoke ?? "",
      ]),
      ...tables.comment.map(({ text }) => text),
      ...tables.diary.map(({ name }) => name),
      ...tables.photo.map(({ alt }) => alt),
      ...tables.product.map(({ description }) => description),
      ...tables.strain.map(({ description }) => description),
    ];
    for (const text of written) expect(text).not.toMatch(/[{}[\]|]|undefined|null|NaN| {2}/);
    for (const { text } of tables.week) expect(text.length).toBeGreaterThan(10);
  });

  test("include real growing problems", () => {
    const english = tables.week
      .filter(({ lang }) => lang === "en")
      .map(({ text }) => text)
      .join("\n");
    for (const trouble of [/rot|mould/i, /pale|yellow/i, /burnt/i]) expect(english).toMatch(trouble);
    expect(
      tables.photo.some(
        ({ plan }) => plan.kind === "plant" && "flaws" in plan && (plan.flaws?.mould ?? 0) > 0,
      ),
    ).toBe(true);
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

describe("demo accounts", () => {
  const user = (name: string) => tables.users.find((row) => row.name === name);

  test("include the grower with a flowering diary", () => {
    const diaries = tables.diary.filter(({ user_id }) => user_id === user("grower")?.id);
    expect(diaries.some(({ max_faza }) => max_faza === 1)).toBe(true);
    expect(diaries.some(({ is_harvest }) => is_harvest)).toBe(true);
    expect(diaries.some(({ is_lock }) => is_lock)).toBe(false);
  });

  test("include the manager of a seedbank and a nutrient brand", () => {
    const managed = tables.brand_manager.filter(({ user_id }) => user_id === user("manager")?.id);
    expect(
      managed.map(({ brand_id }) => tables.brand.find(({ id }) => id === brand_id)?.section).sort(),
    ).toEqual(["nutrients", "seedbank"]);
  });

  test("include drafts of both brands, and testers at every stage", () => {
    const managed = tables.brand_manager.map(({ brand_id }) => brand_id).sort();
    expect(tables.portal_draft.map(({ brand_id }) => brand_id).sort()).toEqual(managed);
    const stages = new Set(
      tables.brand_tester.map(({ brand_id, user_id }) => {
        const own = tables.diary.filter(
          (diary) =>
            diary.user_id === user_id &&
            tables.diary_equip.some((equip) => equip.diary_id === diary.id && equip.brand_id === brand_id),
        );
        if (own.length === 0) return "invited";
        return own.some(({ is_harvest }) => is_harvest) ? "harvested" : "growing";
      }),
    );
    expect(stages).toEqual(new Set(["invited", "growing", "harvested"]));
    expect(tables.scheme.length).toBeGreaterThanOrEqual(3);
  });

  test("include a grower whose Premium has ended, one who has it, and six invoices", () => {
    const { subscription, invoice } = tables;
    const ended = subscription.filter(({ close_date }) => close_date !== null);
    expect(ended.map(({ user_id }) => user_id)).toContain(user("grower")?.id);
    expect(subscription.filter(({ close_date }) => close_date === null).map(({ kind }) => kind)).toEqual([
      "premium",
      "partner",
    ]);
    expect(invoice).toHaveLength(6);
    expect(new Set(invoice.map(({ state }) => state))).toEqual(new Set(["open", "paid", "refunded", "void"]));
  });

  test("include staff with their rights", () => {
    expect(user("grower")?.access).toEqual([]);
    expect(user("moderator")?.access).toEqual(["view_extra", "moderate"]);
    expect(user("admin")?.access).toEqual(["view_extra", "moderate", "admin"]);
  });
});
