import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addPost, addVoting, inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { option, votingBody, votingDesk } from "../../../testing/voting-desk.ts";

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, create, publish, readers, keys } = votingDesk(api, () => moderator);

describe("POST /staff/votings and GET /staff/votings/{id}", () => {
  it("creates a draft that readers do not see, with texts of its languages and a cover", async () => {
    const cover_id = await addPhoto(api.database.db, { user_id: moderator.id });
    const body = votingBody({
      items_text: [
        { lang: "de", title: " Was nun? ", text: "" },
        { lang: "en", title: "What next?", text: "Two." },
      ],
      lang: "de",
      items_option: [
        {
          items_text: [
            { lang: "en", text: "Drying", note: "" },
            { lang: "de", text: "Trocknen ", note: "Langsam" },
          ],
        },
        { items_text: [{ lang: "de", text: "Toppen", note: "" }] },
      ],
      cover_id,
    });
    const { status, body: answer } = await call("POST", "", body);
    expect(status).toBe(201);
    const voting = answer.data;
    expect(voting).toMatchObject({
      ...{ version: 1, state: "draft", is_public: false, is_fixed: false, lang: "de", cnt_votes: null },
      link: `/journal/voting/${voting.id}`,
      items_text: [
        { lang: "de", title: "Was nun?" },
        { lang: "en", title: "What next?" },
      ],
      item_cover: { id: cover_id },
      item_post: null,
    });
    expect(voting.items_option.map(({ items_text }) => items_text)).toEqual([
      [
        { lang: "de", text: "Trocknen", note: "Langsam" },
        { lang: "en", text: "Drying", note: "" },
      ],
      [{ lang: "de", text: "Toppen", note: "" }],
    ]);
    expect((await call("GET", `/${voting.id}`)).body.data).toEqual(voting);
    expect((await readers(voting.id)).status).toBe(404);
    expect(await keys()).not.toContain("posts");
  });

  it.each<[string, () => object | Promise<object>, string[]]>([
    [
      "a language twice",
      () => ({ items_text: [...votingBody().items_text, ...votingBody().items_text] }),
      ["taken items_text.1.lang"],
    ],
    ["no original", () => ({ lang: "de", items_option: [] }), ["unknown_reference lang"]],
    [
      "an option without an original",
      () => ({ items_option: [{ items_text: [{ lang: "de", text: "A", note: "" }] }] }),
      ["unknown_reference items_option.0.items_text.0.lang", "required items_option.0.items_text"],
    ],
    [
      "a language of an option twice",
      () => ({ items_option: [{ items_text: [...option("A").items_text, ...option("B").items_text] }] }),
      ["taken items_option.0.items_text.1.lang"],
    ],
    [
      "an option of another voting",
      async () => ({
        items_option: [option("A", { id: (await addVoting(api.database.db)).options[0] })],
      }),
      ["unknown_reference items_option.0.id"],
    ],
    ["an end before its start", () => ({ date_end: inHours(-1) }), ["out_of_range date_end"]],
    [
      "an end at its start",
      () => ({ date_start: inHours(48), date_end: inHours(2) }),
      ["out_of_range date_end"],
    ],
    ["results at an end that it lacks", () => ({ results: "at_end", date_end: null }), ["required date_end"]],
    ["an unknown article", () => ({ post_id: 99 }), ["unknown_reference post_id"]],
    ["an unknown cover", () => ({ cover_id: 99 }), ["unknown_reference cover_id"]],
    [
      "a cover of another user",
      async () => {
        const other = await api.addUser();
        return { cover_id: await addPhoto(api.database.db, { user_id: other.id }) };
      },
      ["foreign_photo cover_id"],
    ],
    ["unknown results", () => ({ results: "never" }), ["not_allowed results"]],
    [
      "an empty title",
      () => ({ items_text: [{ lang: "en", title: " ", text: "" }] }),
      ["wrong_format items_text.0.title"],
    ],
    [
      "more than 50 options",
      () => ({ items_option: Array.from({ length: 51 }, () => option("A")) }),
      ["too_many items_option"],
    ],
  ])("returns 422 for %s", async (_what, change, codes) => {
    const { status, codes: found } = await call("POST", "", { ...votingBody(), ...(await change()) });
    expect([status, found]).toEqual([422, codes]);
  });
});

describe("PUT /staff/votings/{id}", () => {
  it("saves texts, order and options of a voting without votes, and logs them", async () => {
    const { id, items_option } = await create();
    const [drying, topping] = items_option.map((one) => one.id);
    const saved = await call("PUT", `/${id}`, {
      ...votingBody({
        version: 1,
        items_option: [option("Tops", { id: topping }), option("Coco")],
        results: "always",
      }),
    });
    expect(saved.status).toBe(200);
    const after = saved.body.data;
    expect(after).toMatchObject({ version: 2, results: "always" });
    expect(after.items_option.map((one) => one.items_text[0]?.text)).toEqual(["Tops", "Coco"]);
    expect(after.items_option[0]?.id).toBe(topping);
    expect(after.items_option.map((one) => one.id)).not.toContain(drying);
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", `/${id}/changes`);
    expect(log.data.items).toMatchObject([
      {
        type: "staff.update",
        item_user: { name: "moderator" },
        items_field: expect.arrayContaining([
          { field: "results", before: "after_vote", after: "always" },
          { field: "option.1.en.text", before: "Drying", after: "Tops" },
        ]),
      },
      { type: "staff.create" },
    ]);
  });

  it("returns 409 with the present voting for an old version, 422 without one, 404 for an unknown one", async () => {
    const { id } = await create();
    const save = (version?: number, title = "A") =>
      call("PUT", `/${id}`, {
        ...votingBody({ items_text: [{ lang: "en", title, text: "" }] }),
        ...(version && { version }),
      });
    await save(1, "First");
    const late = await save(1, "Second");
    expect([late.status, late.codes, late.body.data.items_text[0]?.title]).toEqual([409, ["stale"], "First"]);
    expect((await save()).codes).toEqual(["required version"]);
    expect((await call("PUT", "/99", votingBody({ version: 1 }))).status).toBe(404);
  });

  it("purges the page of a public voting, and the lists with it", async () => {
    const { id } = await create();
    await publish(id, 1);
    await sql`delete from event`.execute(api.database.db);
    await call("PUT", `/${id}`, votingBody({ version: 2 }));
    expect(await keys()).toEqual(expect.arrayContaining([`voting-${id}`, "posts"]));
  });

  it("belongs to an article, and is scheduled until that is out", async () => {
    const post = await addPost(api.database.db, { slug: "later", columns: { view_date: inHours(1) } });
    const { id, item_post } = await create({ post_id: post });
    expect(item_post).toMatchObject({ id: post, link: "/journal/later", is_published: false });
    expect((await publish(id, 1)).body.data).toMatchObject({ state: "scheduled", is_public: false });
    await sql`update post set view_date = now()`.execute(api.database.db);
    expect((await call("GET", `/${id}`)).body.data).toMatchObject({ state: "open", is_public: true });
  });

  it("keeps a cover that is its own, and refuses one that another voting shows", async () => {
    const cover_id = await addPhoto(api.database.db, { user_id: moderator.id });
    const { id } = await create({ cover_id });
    const saved = await call("PUT", `/${id}`, votingBody({ version: 1, cover_id }));
    expect(saved.body.data.item_cover?.id).toBe(cover_id);
    expect((await call("POST", "", votingBody({ cover_id }))).codes).toEqual(["foreign_photo cover_id"]);
  });

  it("saves what its cover shows, which stays when it is left out", async () => {
    const cover_id = await addPhoto(api.database.db, { user_id: moderator.id });
    const { id, item_cover } = await create({ cover_id, cover_alt: " Two jars " });
    expect(item_cover?.alt).toBe("Two jars");
    const saved = await call("PUT", `/${id}`, votingBody({ version: 1, cover_id }));
    expect(saved.body.data.item_cover?.alt).toBe("Two jars");
  });

  it("returns 422 for a published voting with less than two options, and for a removed one", async () => {
    const { id } = await create();
    await publish(id, 1);
    const few = await call("PUT", `/${id}`, votingBody({ version: 2, items_option: [option("A")] }));
    expect([few.status, few.codes]).toEqual([422, ["too_few items_option"]]);
    await call("DELETE", `/${id}`);
    expect((await call("PUT", `/${id}`, votingBody({ version: 3 }))).codes).toEqual(["closed id"]);
  });
});
