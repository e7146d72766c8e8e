import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { recipientKey } from "../content/newsletters/recipient-key.ts";
import { addBrand } from "../testing/catalogue-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addNewsletter } from "../testing/newsletter-rows.ts";

const api = freshApi();
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GMAIL = "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)";
const APPLE = "Mozilla/5.0";
let id: number;
let reader: number;

beforeEach(async () => {
  const { db } = api.database;
  reader = (await api.addUser({ name: "reader" })).id;
  id = await addNewsletter(db, { brandId: await addBrand(db, { name: "Loam" }), state: "sent" });
  await sql`
    insert into newsletter_letter (newsletter_id, user_id, domain, state, due_date, send_date)
    values (${id}, ${reader}, 'mail.example', 'sent', now(), now() - interval '1 hour')`.execute(db);
  await sql`
    insert into newsletter_link (newsletter_id, position, url) values
      (${id}, 1, 'https://loam.example/coco?a=1&b=2'), (${id}, 2, '/diaries/12')`.execute(db);
});

const keyOf = (newsletter_id = id, user_id = reader) =>
  recipientKey(api.parts.config.secret, { newsletter_id, user_id });
const get = async (path: string, agent = BROWSER, method: "GET" | "HEAD" = "GET", headers = {}) => {
  const url = `/api/newsletters/${path}`;
  return await api.server.inject({ method, url, headers: { "user-agent": agent, ...headers } });
};
const click = (query: string, agent?: string) => get(`click?${query}`, agent);
const counts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select n.cnt_opened, n.cnt_opened_machine, n.cnt_clicked, n.cnt_clicked_machine from newsletter n where n.id = ${id}`.execute(
    api.database.db,
  );
  const { rows: hours } = await sql<Record<string, number>>`
    select coalesce(sum(cnt_opened), 0)::int as cnt_opened, coalesce(sum(cnt_opened_machine), 0)::int as cnt_opened_machine,
      coalesce(sum(cnt_clicked), 0)::int as cnt_clicked, coalesce(sum(cnt_clicked_machine), 0)::int as cnt_clicked_machine
    from newsletter_hour where newsletter_id = ${id}`.execute(api.database.db);
  expect(hours).toEqual(rows);
  return Object.values(rows[0] ?? {});
};

describe("a link of a newsletter", () => {
  test("leads to its address and counts a recipient once", async () => {
    for (const [place, url] of [
      [1, "https://loam.example/coco?a=1&b=2"],
      [2, `${api.parts.config.publicUrl}/diaries/12`],
    ]) {
      const { statusCode, headers } = await click(`k=${keyOf()}&l=${place}`);
      expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, url, "no-store"]);
    }
    expect(await counts()).toEqual([0, 0, 1, 0]);
  });

  test("leads nowhere with a changed key, a place it does not have, or an address", async () => {
    const forged = keyOf().replace(`${id}.`, `${id + 1}.`);
    for (const query of [
      ...[`k=${forged}&l=1`, `k=${keyOf().slice(0, -1)}&l=1`, "l=1", "", `k=${keyOf()}`],
      ...[`k=${keyOf()}&l=3`, `k=${keyOf()}&l=0`, `k=${keyOf()}&l=https://evil.example`],
      ...[`k=${keyOf()}&url=https://evil.example`, `k=${keyOf(id + 1)}&l=1`, `k=${keyOf()}&k=${keyOf()}&l=1`],
    ]) {
      const { statusCode, headers } = await click(query);
      expect([query, statusCode, headers.location]).toEqual([query, 404, undefined]);
    }
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  test("still leads there when its recipient is not known any more, and counts nothing", async () => {
    await sql`delete from newsletter_letter`.execute(api.database.db);
    expect((await click(`k=${keyOf()}&l=1`)).statusCode).toBe(302);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  test("does not count a program, or a click within 10 seconds of sending, as a person's", async () => {
    const isSent = (state: string) =>
      sql`
        update newsletter_letter set state = ${state}, claim_date = ${state === "claimed" ? new Date() : null}::timestamptz,
          send_date = ${state === "sent" ? new Date(Date.now() - 5_000) : null}::timestamptz`.execute(
        api.database.db,
      );
    await isSent("claimed");
    await click(`k=${keyOf()}&l=1`);
    await isSent("sent");
    await click(`k=${keyOf()}&l=1`);
    await click(`k=${keyOf()}&l=1`, "");
    await click(`k=${keyOf()}&l=1`, "Mozilla/5.0 (compatible; Googlebot/2.1)");
    expect(await counts()).toEqual([0, 0, 0, 1]);
    await sql`update newsletter_letter set send_date = now() - interval '11 seconds'`.execute(
      api.database.db,
    );
    await click(`k=${keyOf()}&l=1`);
    expect(await counts()).toEqual([0, 0, 1, 1]);
  });

  test("counts nothing for HEAD", async () => {
    expect((await get(`click?k=${keyOf()}&l=1`, BROWSER, "HEAD")).statusCode).toBe(302);
    expect((await get(`picture?k=${keyOf()}`, BROWSER, "HEAD")).statusCode).toBe(200);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe("the picture of a newsletter", () => {
  test("counts an opened newsletter once, also through Gmail's proxy", async () => {
    const { statusCode, headers, rawPayload } = await get(`picture?k=${keyOf()}`, GMAIL);
    expect([statusCode, headers["content-type"], rawPayload.subarray(0, 6).toString()]).toEqual([
      ...[200, "image/gif", "GIF89a"],
    ]);
    await get(`picture?k=${keyOf()}`);
    expect(await counts()).toEqual([1, 0, 0, 0]);
  });

  test.each([
    ["Apple Mail", APPLE, {}],
    ["a browser", BROWSER, { "sec-purpose": "prefetch" }],
  ])("is a program's when %s loads it ahead", async (_, agent, headers) => {
    await get(`picture?k=${keyOf()}`, agent, "GET", headers);
    expect(await counts()).toEqual([0, 1, 0, 0]);
    await get(`picture?k=${keyOf()}`);
    expect(await counts()).toEqual([1, 1, 0, 0]);
  });

  test("is not there for a forged key", async () => {
    expect((await get("picture?k=1.1.nonsense")).statusCode).toBe(404);
  });
});
