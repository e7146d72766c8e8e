import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { settleAwards } from "../../../jobs/settle-awards.ts";
import { awardBody, awardDesk, bodyOf, nomination } from "../../../testing/award-desk.ts";
import { addAward, addNomination, SEASONS } from "../../../testing/award-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, create, publish, save, readers, addCandidates, keys } = awardDesk(api, () => admin);

describe("POST /staff/awards and GET /staff/awards/{year}", () => {
  it("creates a draft that readers do not see, with sanitised texts of its languages", async () => {
    const { status, body } = await call("POST", "", {
      ...awardBody(),
      year: 2026,
      items_text: [
        { lang: "en", title: " Grow awards ", text: "<p>One vote.</p><script>x</script>" },
        { lang: "de", title: "Grow-Preise", text: "" },
      ],
      items_nomination: [
        {
          content_type: "user",
          items_text: [
            { lang: "de", name: "Grower des Jahres", text: "" },
            { lang: "en", name: "Grower of the year", text: "Helps." },
          ],
        },
      ],
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ year: 2026, version: 1, state: "draft", is_public: false, is_fixed: false, is_over: false },
      link: "/awards/2026",
      items_text: [
        { lang: "en", title: "Grow awards", text: "<p>One vote.</p>" },
        { lang: "de", title: "Grow-Preise", text: "" },
      ],
      items_nomination: [
        {
          ...{ content_type: "user", cnt_candidates: 0, cnt_votes: null },
          items_text: [
            { lang: "en", name: "Grower of the year", text: "Helps." },
            { lang: "de", name: "Grower des Jahres", text: "" },
          ],
        },
      ],
    });
    expect((await call("GET", "/2026", undefined, moderator.id)).body.data).toEqual(body.data);
    expect((await readers()).status).toBe(404);
    expect(await keys()).not.toContain("awards");
  });

  it.each<[string, object, string[]]>([
    ["no year", {}, ["required year"]],
    ["a year that has awards", { year: 2025 }, ["taken year"]],
    ["a year outside of this century", { year: 1999 }, ["out_of_range year"]],
    [
      "a language twice",
      { year: 2026, items_text: [...awardBody().items_text, ...awardBody().items_text] },
      ["taken items_text.1.lang"],
    ],
    ["no original", { year: 2026, lang: "de", items_nomination: [] }, ["unknown_reference lang"]],
    [
      "a nomination in a language that the awards do not have",
      {
        year: 2026,
        items_nomination: [nomination("A", { items_text: [{ lang: "de", name: "A", text: "" }] })],
      },
      ["unknown_reference items_nomination.0.items_text.0.lang", "required items_nomination.0.items_text"],
    ],
    [
      "an unknown nomination",
      { year: 2026, items_nomination: [nomination("A", { id: 99 })] },
      ["unknown_reference items_nomination.0.id"],
    ],
    [
      "an unknown type",
      { year: 2026, items_nomination: [nomination("A", { content_type: "tent" })] },
      ["not_allowed items_nomination.0.content_type"],
    ],
    ["an end before the start", { year: 2026, date_end: inHours(-1) }, ["out_of_range date_end"]],
    ["results before the end", { year: 2026, date_result: inHours(1) }, ["out_of_range date_result"]],
  ])("returns 422 for %s", async (_what, change, codes) => {
    await addAward(api.database.db, 2025);
    const { status, codes: found } = await call("POST", "", { ...awardBody(), ...change });
    expect([status, found]).toEqual([422, codes]);
  });
});

describe("PUT /staff/awards/{year}", () => {
  it("saves texts, dates and nominations of awards without votes, and logs them", async () => {
    const { items_nomination } = await create();
    const tent = items_nomination[1]?.id;
    const saved = await save({
      items_nomination: [
        nomination("Room of the year", { id: tent, content_type: "photo" }),
        nomination("Seed", { content_type: "strain" }),
      ],
      ...SEASONS.open,
    });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ version: 2, ...SEASONS.open });
    expect(saved.body.data.items_nomination).toMatchObject([
      { id: tent, content_type: "photo", items_text: [{ name: "Room of the year" }] },
      { content_type: "strain" },
    ]);
    const { body: log } = await call<Schema<"StaffChangeList">>(
      "GET",
      "/2026/changes",
      undefined,
      moderator.id,
    );
    expect(log.data.items).toMatchObject([
      {
        type: "staff.update",
        item_user: { name: "admin" },
        items_field: expect.arrayContaining([
          { field: "nomination.1.en.name", before: "Diary of the year", after: "Room of the year" },
          { field: "nomination.1.content_type", before: "diary", after: "photo" },
        ]),
      },
      { type: "staff.create" },
    ]);
  });

  it("returns 409 with the present awards for an old version, 422 without one and for another year, 404 for an unknown one", async () => {
    const award = await create();
    await call("PUT", "/2026", bodyOf(award));
    const late = await call("PUT", "/2026", bodyOf(award));
    expect([late.status, late.codes, late.body.data.version]).toEqual([409, ["stale"], 2]);
    expect((await call("PUT", "/2026", awardBody())).codes).toEqual(["required version"]);
    expect((await save({ year: 2027 })).codes).toEqual(["not_allowed year"]);
    expect((await save({ year: 2026 })).status).toBe(200);
    expect((await call("PUT", "/2030", bodyOf(award))).status).toBe(404);
  });

  it("returns 422 for published awards without a nomination, and purges the pages of all years", async () => {
    await create();
    await addCandidates();
    await publish(1);
    await sql`delete from event`.execute(api.database.db);
    const empty = await save({ items_nomination: [] });
    expect([empty.status, empty.codes]).toEqual([422, ["too_few items_nomination"]]);
    await save();
    expect(await keys()).toEqual(expect.arrayContaining(["award-2026", "awards"]));
  });

  it("returns 422 for another type of a nomination with candidates, and for a nomination twice", async () => {
    const { items_nomination } = await create();
    const id = items_nomination[0]?.id;
    const diary = await addDiary(api.database.db, { userId: admin.id });
    await sql`
      insert into award_candidate (year, nomination_id, content_id) values (2026, ${id}, ${diary})`.execute(
      api.database.db,
    );
    const changed = [nomination("A", { id, content_type: "photo" })];
    expect((await save({ items_nomination: changed })).codes).toEqual([
      "not_empty items_nomination.0.content_type",
    ]);
    const twice = [nomination("A", { id }), nomination("B", { id })];
    expect((await save({ items_nomination: twice })).codes).toEqual(["taken items_nomination.1.id"]);
  });

  it("counts votes after a later end of awards that ended without any", async () => {
    await addAward(api.database.db, 2026, SEASONS.counting);
    await addNomination(api.database.db);
    await settleAwards(api.database, api.parts.jobs);
    await save(SEASONS.open);
    const { rows } = await sql`select from award where count_date is null`.execute(api.database.db);
    expect(rows).toHaveLength(1);
  });
});
