import { describe, expect, test } from "vitest";
import { groupBy, tables } from "../testing/demo.ts";
import { EDGE_CASES } from "./profiles.ts";

describe("demo data", () => {
  test("shows the demo grower's settings with something in each", () => {
    const grower = tables.users.find(({ name }) => name === "grower");
    const own = <Row extends { user_id: number }>(rows: readonly Row[]) =>
      rows.filter(({ user_id }) => user_id === grower?.id);
    expect(own(tables.avatar)).toHaveLength(2);
    const current = tables.photo.find(({ key }) => key === grower?.avatar_key);
    expect(own(tables.avatar).map(({ photo_id }) => photo_id)).toContain(current?.id);
    expect(own(tables.oauth_identity)).toMatchObject([{ provider: "google" }]);
    expect(own(tables.user_ban).map(({ type }) => type)).toEqual(["user", "chat"]);
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
    expect(tables.user_ban.filter(({ type }) => type === "user")).toMatchObject([
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
    const drafted = new Set(tables.portal_draft.map(({ brand_id }) => brand_id));
    expect([...drafted].sort()).toEqual(managed);
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

  test("include a grower with an open invitation of either kind, and nobody who accepted one", () => {
    const grower = user("grower")?.id;
    const { brand_invitation, brand_manager, brand_tester } = tables;
    const own = brand_invitation.filter(({ user_id }) => user_id === grower);
    expect(own.map(({ kind }) => kind).sort()).toEqual(["manager", "tester"]);
    for (const { brand_id, user_id, kind } of brand_invitation) {
      const members = kind === "tester" ? brand_tester : brand_manager;
      expect(members.some((row) => row.brand_id === brand_id && row.user_id === user_id)).toBe(false);
    }
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
