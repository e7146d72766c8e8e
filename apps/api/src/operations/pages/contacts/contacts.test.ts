import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { deliveredContactMails } from "../../../testing/delivered-contact-mails.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { PASSWORD, type TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;
let grower: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  grower = await api.addUser({ name: "grower" });
});

async function write(lang = "en", change: object = {}): Promise<number> {
  const body = {
    topic: "bug",
    name: "Lucia",
    email: "lucia@mail.example",
    subject: "Hygrometer shown twice",
    text: "Twice in week 12.",
    ...change,
  };
  const headers = { "accept-language": lang };
  const { status } = await api.request("POST", "/contacts", { as: grower.id, body, headers });
  expect(status).toBe(200);
  const { rows } = await sql<{ id: number }>`select max(id) as id from contact`.execute(api.database.db);
  return rows[0]?.id ?? 0;
}

const list = (query = "", as: number | null = admin.id) =>
  api.request<Schema<"ContactList">>("GET", `/contacts${query}`, { as });
const change = (id: number | string, body: object, as: number | null = admin.id) =>
  api.request<Schema<"Contact">>("PATCH", `/contacts/${id}`, { as, body });

describe("GET /contacts", () => {
  it("returns messages by state and language, open ones from the oldest on", async () => {
    const first = await write("de");
    const second = await write("th");
    const third = await write("de");
    await change(third, { cnt_replies: 0, state: "closed" });
    const ids = async (query: string) => (await list(query)).body.data.items.map(({ id }) => id);
    expect(await ids("?state=open")).toEqual([first, second]);
    expect(await ids("?state=open&lang=de")).toEqual([first]);
    expect(await ids("?state=closed")).toEqual([third]);
    expect(await ids("?lang=de")).toEqual([third, first]);
    const page = (await list("?state=open&start=1&limit=1")).body.data;
    expect(page).toMatchObject({ total: 2, start: 1, limit: 1, items: [{ id: second }] });
  });

  it("counts the messages of a language by state", async () => {
    await write("de");
    const answered = await write("de");
    await change(answered, { cnt_replies: 0, text: "Fixed." });
    await write("th");
    const counts = async (query: string) => {
      const { total, cnt_open, cnt_answered, cnt_closed } = (await list(query)).body.data;
      return [total, cnt_open, cnt_answered, cnt_closed];
    };
    expect(await counts("")).toEqual([3, 2, 1, 0]);
    expect(await counts("?lang=de&state=answered")).toEqual([1, 1, 1, 0]);
    expect(await counts("?lang=th&state=closed")).toEqual([0, 1, 0, 0]);
  });

  it("shows member, page, screenshot and answers", async () => {
    const photo_id = await addPhoto(api.database.db, { user_id: grower.id });
    const id = await write("en", { photo_id, link: "/diaries/12" });
    await change(id, { cnt_replies: 0, text: "Fixed." });
    expect((await list("?state=answered")).body.data.items).toMatchObject([
      {
        id,
        item_user: { name: "grower", link: "/grower/grower" },
        link: "/diaries/12",
        photo: { id: photo_id },
        cnt_replies: 1,
        items_reply: [{ text: "Fixed.", item_user: { name: "admin" } }],
      },
    ]);
  });

  it("returns 401 for guests, 403 for moderators and members, 422 for an unknown state", async () => {
    expect((await list("", null)).status).toBe(401);
    expect((await list("", moderator.id)).status).toBe(403);
    expect((await list("", grower.id)).status).toBe(403);
    expect((await list("?state=lost")).codes).toEqual(["not_allowed state"]);
  });
});

describe("PATCH /contacts/{id}", () => {
  it("answers by email in the writer's language, with the lines of the answer", async () => {
    const id = await write("es");
    await deliveredContactMails(api);
    const { status, body, codes } = await change(id, { cnt_replies: 0, text: "Fixed.\n<b>Thanks</b>" });
    expect([status, codes]).toEqual([200, ["sent"]]);
    expect(body.data).toMatchObject({ state: "answered", cnt_replies: 1 });
    const [mail, ...others] = await deliveredContactMails(api);
    expect(others).toEqual([]);
    expect(mail?.to).toBe("lucia@mail.example");
    expect(mail?.subject).toBe(`Re: Hygrometer shown twice (n.º ${id})`);
    expect(mail?.text).toContain("Fixed.\n<b>Thanks</b>");
    expect(mail?.html).toContain("Fixed.<br>&lt;b&gt;Thanks&lt;/b&gt;");
    expect(mail?.html).toContain("Hola, Lucia:");
  });

  it("closes and reopens without an email", async () => {
    const id = await write();
    await deliveredContactMails(api);
    expect((await change(id, { cnt_replies: 0, state: "closed" })).body.data.state).toBe("closed");
    expect((await change(id, { cnt_replies: 0, state: "open" })).body.data.state).toBe("open");
    expect(api.jobs).toEqual([]);
  });

  it("returns 409 with the message for a second answer at the same time, and sends one email", async () => {
    const id = await write();
    await deliveredContactMails(api);
    const reply = { cnt_replies: 0, text: "Fixed." };
    const answers = await Promise.all([change(id, reply), change(id, reply)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.codes).toEqual(["stale"]);
    expect(refused?.body.data).toMatchObject({ id, cnt_replies: 1 });
    expect(await deliveredContactMails(api)).toHaveLength(1);
  });

  it.each<[object, string]>([
    [{ cnt_replies: 0 }, "required text"],
    [{ text: "Fixed." }, "required cnt_replies"],
    [{ cnt_replies: 0, text: "Fixed.", state: "closed" }, "not_allowed state"],
    [{ cnt_replies: 0, text: " " }, "wrong_format text"],
    [{ cnt_replies: 0, state: "answered" }, "not_allowed state"],
  ])("returns 422 for %o", async (body, code) => {
    const { status, codes } = await change(await write(), body);
    expect([status, codes]).toEqual([422, [code]]);
  });

  it("returns 400, 413 or 415 for a body that cannot be read", async () => {
    const url = `/api/contacts/${await write()}`;
    await expectUnreadableRefused({ server: api.server, method: "PATCH", url, token: admin.token });
  });

  it("returns 401 for guests, 403 for moderators and 404 for no message", async () => {
    const id = await write();
    const close = { cnt_replies: 0, state: "closed" };
    expect((await change(id, close, null)).status).toBe(401);
    expect((await change(id, close, moderator.id)).status).toBe(403);
    expect((await change(999, close)).status).toBe(404);
    expect((await change("x", close)).status).toBe(404);
  });
});

it("the messages of a member are erased with the account", async () => {
  const id = await write();
  await change(id, { cnt_replies: 0, text: "Fixed." });
  const body = { password: PASSWORD, is_at_once: true };
  expect((await api.request("DELETE", `/users/${grower.id}`, { as: grower.id, body })).status).toBe(200);
  expect((await list()).body.data.total).toBe(0);
  // The confirmation and the answer that were still queued have nobody to go to.
  expect((await deliveredContactMails(api)).map(({ to }) => to)).toEqual([]);
});
