import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { shippedPage } from "../../../content/pages/texts/texts.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

type Page = Schema<"StaffPage">;
type Method = "GET" | "POST" | "PUT";

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const OURS = { title: "Our imprint", description: "Who we are.", text: "<p>{operator}, {address}</p>" };
const SHIPPED = shippedPage("imprint", "en");

const call = <Data = Page>(method: Method, path: string, body?: object, as: number | null = admin.id) =>
  api.request<Data>(method, `/staff/pages${path}`, { as, ...(body && { body }) });
const get = async (at = "/imprint/en") => (await call("GET", at)).body.data;
const save = (version: number, change: object = {}, at = "/imprint/en") =>
  call("PUT", at, { version, ...OURS, ...change });
const reset = (version: number) => call("POST", "/imprint/en/reset", { version });
const restore = (number: number, version: number) =>
  call("POST", `/imprint/en/versions/${number}/restore`, { version });
const read = async (lang: string) =>
  (await api.request<Schema<"Page">>("GET", `/imprint?lang=${lang}`)).body.data;
const versions = async () =>
  (await call<Schema<"StaffPageVersionList">>("GET", "/imprint/en/versions")).body.data.items;
const card = async (name: string, lang: string) =>
  (await call<Schema<"StaffPageList">>("GET", "")).body.data.items.find(
    (one) => one.name === name && one.lang === lang,
  );

/** As if a new release had changed the text that the edit was based on. */
const release = () => sql`update page set based_on = repeat('0f', 32)`.execute(api.database.db);

describe("GET /staff/pages", () => {
  it("lists every page in five languages, with who edited it and when", async () => {
    await save(0);
    const { body } = await call<Schema<"StaffPageList">>("GET", "", undefined, moderator.id);
    expect(body.data.items).toHaveLength(65);
    expect(await card("imprint", "en")).toMatchObject({
      state: "edited",
      title: "Our imprint",
      is_outdated: false,
      item_user: { name: "admin" },
      update_date: expect.any(String),
    });
    expect(await card("imprint", "de")).toEqual({
      ...{ name: "imprint", lang: "de", state: "delivered", title: "Impressum", is_outdated: false },
      ...{ item_user: null, update_date: null },
    });
  });

  it("marks an edit whose delivered text changed with a release", async () => {
    await save(0);
    await release();
    expect((await card("imprint", "en"))?.is_outdated).toBe(true);
  });
});

describe("GET /staff/pages/{name}/{lang}", () => {
  it("returns the delivered words with placeholders, without what pages add", async () => {
    const page = await get();
    expect(page).toMatchObject({ version: 0, state: "delivered", title: "Imprint", update_date: null });
    expect(page.text).toBe(SHIPPED.text.trim());
    expect(page.item_delivered.text).toBe(page.text);
    expect(page.text).toContain("<h2>Operator</h2>\n<p>{operator}<br />{address}</p>");
  });

  it("returns 404 for an unknown page or language", async () => {
    expect((await call("GET", "/nonsense/en")).status).toBe(404);
    expect((await call("GET", "/imprint/fr")).status).toBe(404);
  });
});

describe("PUT /staff/pages/{name}/{lang}", () => {
  it("replaces what readers get in this language, and fills in the operator", async () => {
    const { status, body } = await save(0);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...OURS, version: 1, state: "edited", item_user: { name: "admin" } });
    expect(await get()).toEqual(body.data);
    expect(await read("en")).toMatchObject({ title: "Our imprint", lang: "en" });
    expect((await read("en")).text).toMatch(/^<p>Grow, /);
    expect((await read("de")).title).toBe("Impressum");
  });

  it("sanitises the text", async () => {
    const { body } = await save(0, { text: '<p onclick="x()">{host}<script>x()</script></p>' });
    expect(body.data.text).toBe("<p>{host}</p>");
  });

  it("purges the cached pages that show it", async () => {
    await save(0);
    const { rows } = await sql<{ type: string }>`
      select type from event where content_type = 'page' order by id`.execute(api.database.db);
    expect(rows.map(({ type }) => type)).toEqual(["staff.update", "page.update"]);
  });

  it("returns 409 with the present page for an old version, and saves one of two first edits", async () => {
    const both = await Promise.all([save(0), save(0, { title: "Other" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await save(0, { title: "Late" });
    expect([late.status, late.codes, late.body.data.version]).toEqual([409, ["stale"], 1]);
    expect((await get()).title).not.toBe("Late");
  });

  it("changes nothing for the same words", async () => {
    await save(0);
    expect((await save(1)).body.data.version).toBe(1);
    expect(await versions()).toHaveLength(2);
  });

  it("makes a page delivered again by the delivered words, as an editor sends them", async () => {
    await save(0);
    const { title, description, text } = SHIPPED;
    const { body } = await save(1, { title, description, text: text.replaceAll("\n", "") });
    expect(body.data).toMatchObject({ state: "delivered", version: 2, text: text.trim() });
  });

  it("stays based on the delivered text it was based on, until the editor has seen the new one", async () => {
    await save(0);
    await release();
    expect((await save(1, { title: "Two" })).body.data).toMatchObject({ version: 2, is_outdated: true });
    const { delivered_hash } = await get();
    const { body } = await save(2, { title: "Two", delivered_hash });
    expect(body.data).toMatchObject({ version: 3, is_outdated: false });
    expect((await versions()).map(({ title }) => title)).toEqual(["Two", "Our imprint", "Imprint"]);
    const other = await save(3, { delivered_hash: "0f".repeat(32) });
    expect([other.status, other.codes]).toEqual([422, ["unknown_reference delivered_hash"]]);
  });

  it.each([
    ["without a version", { version: undefined }, ["required version"]],
    ["with a title of spaces", { title: " " }, ["wrong_format title"]],
    ["with a long title", { title: "x".repeat(201) }, ["too_long title"]],
    ["with a long description", { description: "x".repeat(301) }, ["too_long description"]],
    ["with a placeholder in the title", { title: "About {operator}" }, ["not_allowed title"]],
    ["with a placeholder in the description", { description: "{host}" }, ["not_allowed description"]],
    ["with an unknown placeholder", { text: "<p>{adress}</p>" }, ["unknown_reference text"]],
    [
      "with a picture",
      { text: `<p>Us</p><img src="/media/${"0f".repeat(16)}/640.webp" alt="Us" />` },
      ["not_allowed text"],
    ],
    ["with an empty text", { text: "<p> </p>" }, ["required text"]],
    ["with a text that is removed", { text: "<script>x()</script>" }, ["required text"]],
    ["with a long text", { text: "x".repeat(60_001) }, ["too_long text"]],
    ["with a malformed hash", { delivered_hash: "x" }, ["wrong_format delivered_hash"]],
    ["with an unknown field", { lang: "de" }, ["unknown_field lang"]],
  ])("returns 422 %s, and saves nothing", async (_what, change, codes) => {
    const { status, codes: found } = await save(0, change);
    expect([status, found]).toEqual([422, codes]);
    expect((await get()).version).toBe(0);
  });

  it("names the unknown placeholder", async () => {
    const { body } = await save(0, { text: "<p>{adress}</p>" });
    expect(body.details?.[0]?.params).toEqual({ name: "adress" });
  });
});

describe("POST /staff/pages/{name}/{lang}/reset", () => {
  it("gives readers the delivered words again, and records it", async () => {
    await save(0);
    const { status, body } = await reset(1);
    expect([status, body.data]).toMatchObject([200, { state: "delivered", version: 2, title: "Imprint" }]);
    expect((await read("en")).title).toBe("Imprint");
    const log = await call<Schema<"StaffChangeList">>("GET", "/imprint/en/changes", undefined, moderator.id);
    expect(log.body.data).toMatchObject({
      total: 2,
      items: [
        {
          type: "staff.delete",
          item_user: { name: "admin" },
          items_field: [
            { field: "title", before: "Our imprint", after: "Imprint" },
            { field: "description" },
            { field: "text" },
          ],
        },
        { type: "staff.update" },
      ],
    });
  });

  it("changes nothing for a page without an edit", async () => {
    expect((await reset(0)).body.data).toMatchObject({ state: "delivered", version: 0, update_date: null });
    expect(await card("imprint", "en")).toMatchObject({ item_user: null, update_date: null });
  });

  it("returns 409 with the present page for an old version", async () => {
    await save(0);
    const { status, body } = await reset(0);
    expect([status, body.data.title]).toEqual([409, "Our imprint"]);
  });
});

describe("versions of a page", () => {
  it("begin with the words that shipped before the first edit", async () => {
    await save(0);
    await save(1, { title: "Two" });
    await reset(2);
    await save(3, { title: "Three" });
    expect((await versions()).map(({ title, is_delivered }) => [title, is_delivered])).toEqual([
      ["Three", false],
      ["Imprint", true],
      ["Two", false],
      ["Our imprint", false],
      ["Imprint", true],
    ]);
    const { body } = await call<Schema<"StaffPageComparison">>("GET", "/imprint/en/versions/2?from=1");
    expect(body.data).toMatchObject({
      item_version: { ...OURS, number: 2, item_user: { name: "admin" } },
      item_from: { title: "Imprint", text: SHIPPED.text.trim(), item_user: null },
    });
  });

  it("are the newest 20 of one language", async () => {
    await save(0, {}, "/imprint/de");
    for (let at = 0; at < 22; at += 1) await save(at, { title: `Title ${at}` });
    const left = (await call<Schema<"StaffPageVersionList">>("GET", "/imprint/en/versions?limit=100")).body
      .data;
    expect([left.total, left.items[0]?.number, left.items.at(-1)?.number]).toEqual([20, 23, 4]);
    const page = (await call<Schema<"StaffPageVersionList">>("GET", "/imprint/de/versions?start=1&limit=1"))
      .body.data;
    expect(page).toMatchObject({ total: 2, start: 1, limit: 1, items: [{ number: 1 }] });
  });

  it("are restored as the newest, an edit as well as delivered words", async () => {
    await save(0);
    await save(1, { title: "Two" });
    expect((await restore(2, 2)).body.data).toMatchObject({ title: "Our imprint", version: 3 });
    expect((await versions())[0]).toMatchObject({ number: 4, title: "Our imprint" });
    expect((await restore(1, 3)).body.data).toMatchObject({ title: "Imprint", state: "delivered" });
  });

  it("return 404 for an unknown one, 409 for an old version, 422 for a malformed one to compare", async () => {
    expect((await call("GET", "/imprint/en/versions/1")).status).toBe(404);
    expect((await restore(1, 0)).status).toBe(404);
    await save(0);
    expect((await call("GET", "/imprint/en/versions/9")).status).toBe(404);
    expect((await call("GET", "/imprint/en/versions/2?from=9")).status).toBe(404);
    expect((await call("GET", "/imprint/en/versions/2?from=x")).codes).toEqual(["wrong_type from"]);
    expect((await restore(9, 1)).status).toBe(404);
    const late = await restore(1, 0);
    expect([late.status, late.body.data.version]).toEqual([409, 1]);
    expect((await call("POST", "/imprint/en/versions/1/restore", {})).codes).toEqual(["required version"]);
  });
});

describe("POST /staff/pages/{name}/{lang}/preview", () => {
  const preview = (words: object) => call<Schema<"Page">>("POST", "/imprint/de/preview", words);

  it("returns the page as readers would see it, and saves nothing", async () => {
    const { status, body } = await preview({
      ...OURS,
      text: "<h2>Wir</h2><p>{operator}<b onclick='x()'>!</b></p>",
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: "imprint", lang: "de", title: "Our imprint" });
    expect(body.data.text).toMatch(/^<h2 id="s-wir">Wir<\/h2><p>Grow<(b|strong)>!/);
    expect((await get("/imprint/de")).version).toBe(0);
  });

  it("returns 422 for words that cannot be saved", async () => {
    expect((await preview({ ...OURS, text: "<p>{you}</p>" })).codes).toEqual(["unknown_reference text"]);
    expect((await preview({ ...OURS, version: 1 })).codes).toEqual(["unknown_field version"]);
  });
});

describe("the desk of pages", () => {
  const writes: [Method, string, object][] = [
    ["PUT", "/imprint/en", { version: 0, ...OURS }],
    ["POST", "/imprint/en/preview", OURS],
    ["POST", "/imprint/en/reset", { version: 0 }],
    ["POST", "/imprint/en/versions/1/restore", { version: 0 }],
  ];
  const reads = ["", "/imprint/en", "/imprint/en/changes", "/imprint/en/versions", "/imprint/en/versions/1"];

  it("returns 401 for guests and 403 for members", async () => {
    const grower = await api.addUser({ name: "grower" });
    for (const [method, path, body] of [...writes, ...reads.map((one) => ["GET", one] as const)]) {
      expect((await call(method, path, body, null)).status).toBe(401);
      expect((await call(method, path, body, grower.id)).status).toBe(403);
    }
  });

  it("lets moderators read, and returns 403 for what they write", async () => {
    await save(0);
    for (const path of reads) expect((await call("GET", path, undefined, moderator.id)).status).toBe(200);
    for (const [method, path, body] of writes)
      expect((await call(method, path, body, moderator.id)).status).toBe(403);
  });

  it("returns 404 for every operation of an unknown page or language", async () => {
    for (const [method, path, body] of [...writes, ...reads.slice(1).map((one) => ["GET", one] as const)]) {
      expect((await call(method, path.replace("imprint", "nonsense"), body)).status).toBe(404);
      expect((await call(method, path.replace("/en", "/fr"), body)).status).toBe(404);
    }
  });

  it("returns 422 for a page of changes or versions out of range", async () => {
    expect((await call("GET", "/imprint/en/changes?limit=101")).codes).toEqual(["out_of_range limit"]);
    expect((await call("GET", "/imprint/en/versions?start=-1")).codes).toEqual(["out_of_range start"]);
    expect((await call("POST", "/imprint/en/reset", {})).codes).toEqual(["required version"]);
  });

  it("returns 400, 413 and 415 for bodies that cannot be read", async () => {
    for (const [method, path] of writes)
      await expectUnreadableRefused({
        server: api.server,
        method: method === "PUT" ? "PUT" : "POST",
        url: `/api/staff/pages${path}`,
        token: admin.token,
      });
  });
});
