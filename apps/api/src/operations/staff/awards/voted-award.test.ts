import { beforeEach, describe, expect, it } from "vitest";
import { type AwardBody, awardDesk, bodyOf, nomination } from "../../../testing/award-desk.ts";
import { setSeason } from "../../../testing/award-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
});

const { call, get, publish, save, readers, addCandidates, addVotedAward } = awardDesk(api, () => admin);

describe("awards with votes", () => {
  it("take other texts, further nominations, another order, a later end and other results", async () => {
    await addVotedAward();
    const [first, second] = bodyOf(await get()).items_nomination;
    const { status, body } = await save({
      items_text: [{ lang: "en", title: "Awards", text: "" }],
      items_nomination: [
        ...(second ? [second] : []),
        { ...first, ...nomination("Best diary") },
        nomination("Question of the year", { content_type: "problem" }),
      ],
      date_end: inHours(5),
      date_result: inHours(6),
    });
    expect([status, body.data.items_nomination.map(({ items_text }) => items_text[0]?.name)]).toEqual([
      ...[200, ["Tent of the year", "Best diary", "Question of the year"]],
    ]);
    expect(body.data.is_fixed).toBe(true);
  });

  it.each<[string, (nominations: AwardBody["items_nomination"]) => Partial<AwardBody>, string[]]>([
    [
      "a missing nomination",
      (all) => ({ items_nomination: all.slice(0, 1) }),
      ["not_allowed items_nomination"],
    ],
    [
      "another type",
      (all) => ({ items_nomination: all.map((one) => ({ ...one, content_type: "photo" as const })) }),
      ["not_allowed items_nomination.0.content_type", "not_allowed items_nomination.1.content_type"],
    ],
    ["another start", () => ({ date_start: inHours(-2) }), ["not_allowed date_start"]],
    ["an earlier end", () => ({ date_end: inHours(0.5) }), ["not_allowed date_end"]],
  ])("return 422 for %s, and stay as they are", async (_what, change, codes) => {
    await addVotedAward();
    const before = await get();
    const { status, codes: found } = await save(change(bodyOf(before).items_nomination));
    expect([status, found]).toEqual([422, codes]);
    expect(await get()).toEqual(before);
  });

  it("have the end that has passed, and results in the future", async () => {
    await addVotedAward("counting");
    expect((await save({ date_end: inHours(0.5) })).codes).toEqual(["closed date_end"]);
    expect((await save({ date_result: inHours(-0.5) })).codes).toEqual(["out_of_range date_result"]);
    expect((await save({ date_result: inHours(3) })).status).toBe(200);
  });

  it("take nothing but texts once their results are out, and cannot be unpublished", async () => {
    await addVotedAward("results");
    const before = await get();
    expect(before).toMatchObject({ state: "announced", is_over: true });
    const all = bodyOf(before).items_nomination;
    const dates = await save({ date_start: inHours(-9), date_end: inHours(1), date_result: inHours(2) });
    expect(dates.codes).toEqual(["closed date_start", "closed date_end", "closed date_result"]);
    for (const items_nomination of [all.slice(1), all.toReversed(), [...all, nomination("New")]])
      expect((await save({ items_nomination })).codes).toEqual(["closed items_nomination"]);
    const typed = all.map((one, index) => (index ? one : { ...one, content_type: "photo" as const }));
    expect((await save({ items_nomination: typed })).codes).toEqual([
      "closed items_nomination.0.content_type",
    ]);
    expect((await call("POST", "/2026/unpublish")).codes).toEqual(["closed year"]);
    const saved = await save({ items_text: [{ lang: "en", title: "The winners", text: "" }] });
    expect([saved.status, saved.body.data.items_text[0]?.title]).toEqual([200, "The winners"]);
  });

  it("show staff no counts before the results", async () => {
    await addVotedAward("counting");
    const counts = async () => (await get()).items_nomination.map(({ cnt_votes }) => cnt_votes);
    expect(await counts()).toEqual([null, null]);
    const late = await call("PUT", "/2026", bodyOf(await get(), { version: 7 }));
    expect(late.body.data.items_nomination.map(({ cnt_votes }) => cnt_votes)).toEqual([null, null]);
    const { body: cards } = await call("GET");
    expect(JSON.stringify(cards)).not.toContain("cnt_votes");
    await setSeason(api.database.db, "results");
    expect(await counts()).toEqual([1, 0]);
  });

  it("are hidden and published again with their votes", async () => {
    await addVotedAward();
    expect((await call("POST", "/2026/unpublish")).body.data).toMatchObject({
      ...{ state: "draft", is_public: false, is_fixed: true, version: 2 },
    });
    expect((await readers()).status).toBe(404);
    expect((await save({ date_end: inHours(0.5) })).codes).toEqual(["not_allowed date_end"]);
    expect((await call("DELETE", "/2026")).codes).toEqual(["not_empty year"]);
    await addCandidates();
    expect((await publish(2)).body.data.state).toBe("open");
  });
});
