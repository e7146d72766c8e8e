import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { MOST_NEW_ERRORS } from "./record-error.ts";

const api = freshApi();
const MINUTE = 60_000;
let moment = 0;

beforeEach(() => {
  moment = Date.parse("2026-11-20T12:00:00Z");
  vi.spyOn(api.parts, "now").mockImplementation(() => new Date(moment));
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Report = Schema<"ErrorReport">;

const report = (change: Partial<Report> = {}, address = "198.51.100.1") =>
  api.request("POST", "/errors/nx", {
    headers: { "x-forwarded-for": address },
    body: {
      ...{
        message: "Diary 12 failed",
        status: null,
        stack: null,
        path: "/diaries/12-night-plum",
        app: "web",
      },
      ...{ version: "a1", user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36" },
      ...{ locale: "en", ...change },
    },
  });

interface Group {
  id: number;
  message: string;
  frame: string;
  state: string;
  cnt: number;
  cnt_senders: number;
}

async function groups(): Promise<Group[]> {
  const { rows } = await sql<Group>`select * from error_group order by id`.execute(api.database.db);
  return rows;
}
const samples = async () =>
  (
    await sql<Schema<"StaffErrorSample">>`select * from error_sample order by date, place`.execute(
      api.database.db,
    )
  ).rows;

describe("POST /errors/nx", () => {
  it("groups errors whose messages differ in numbers, ids and addresses", async () => {
    for (const [place, message] of [
      "Diary 12 failed at https://grow.example/x?token=abc",
      "Diary 99 failed at https://grow.example/y",
      "Diary 3.5 failed at https://brands.example/",
    ].entries()) {
      expect((await report({ message }, `198.51.100.${place + 1}`)).status).toBe(204);
    }
    expect(await groups()).toMatchObject([{ message: "Diary # failed at URL", cnt: 3, cnt_senders: 3 }]);
  });

  it("tells errors apart by the first place in the site's own code, whatever the build named the file", async () => {
    const { publicUrl } = api.parts.config;
    const stack = (hash: string, name: string) =>
      `TypeError: x\n    at t (https://elsewhere.example/lib.js:1:2)\n    at ${name} (${publicUrl}/assets/week-editor-${hash}.js:1:2345)`;
    await report({ message: "x", stack: stack("Ab3_x9Qz", "saveWeek") }, "198.51.100.1");
    await report({ message: "x", stack: stack("Zz9-y8Pp", "saveWeek") }, "198.51.100.2");
    await report({ message: "x", stack: stack("Zz9-y8Pp", "openWeek") }, "198.51.100.3");
    expect(await groups()).toMatchObject([
      { frame: "week-editor.js saveWeek", cnt: 2 },
      { frame: "week-editor.js openWeek", cnt: 1 },
    ]);
  });

  it("counts the same error of one sender once a minute", async () => {
    await report();
    moment += MINUTE - 1;
    await report();
    await report({}, "198.51.100.2");
    expect(await groups()).toMatchObject([{ cnt: 2, cnt_senders: 2 }]);
    moment += 1;
    await report();
    expect(await groups()).toMatchObject([{ cnt: 3, cnt_senders: 2 }]);
  });

  it("opens a solved error again when a newer version reports it, and leaves an ignored one", async () => {
    const { db } = api.database;
    await report();
    await report({ message: "Loud" });
    moment += MINUTE;
    await sql`
      update error_group set state = case message when 'Loud' then 'ignored' else 'solved' end,
        state_date = ${new Date(moment)}`.execute(db);
    moment += MINUTE;
    await report({ version: "a1" });
    expect(await groups()).toMatchObject([{ state: "solved", cnt: 2 }, { state: "ignored" }]);
    moment += MINUTE;
    await report({ version: "b2" });
    await report({ version: "b2", message: "Loud" });
    expect(await groups()).toMatchObject([
      { state: "open", is_again: true, first_version: "a1", last_version: "b2" },
      { state: "ignored", is_again: false, last_version: "b2" },
    ]);
  });

  it("keeps the last five cases, without email addresses, tokens and queries", async () => {
    const secret = "k".repeat(43);
    for (let place = 0; place < 8; place += 1) {
      moment += MINUTE;
      await report({
        message: `Case ${place} of lucia@mail.example with ${secret}`,
        stack: `Error: lucia@mail.example\n    at https://grow.example/auth?k=8f2c:1:2`,
      });
    }
    const kept = await samples();
    expect(kept.map(({ message }) => message)).toEqual(
      [3, 4, 5, 6, 7].map((place) => `Case ${place} of @ with #`),
    );
    expect(kept[0]).toMatchObject({
      page: "/diaries/…",
      browser: "Chrome 126, Linux",
      locale: "en",
      version: "a1",
    });
    expect(JSON.stringify(kept)).not.toMatch(/lucia|8f2c|kkk/);
  });

  it.each([
    { message: "ResizeObserver loop completed with undelivered notifications." },
    { message: "Script error." },
    { message: "x", stack: "Error: x\n    at run (chrome-extension://abcdef/content.js:1:2)" },
    { message: "x", stack: "run@moz-extension://abcdef/content.js:1:2" },
    { message: "x", user_agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" },
  ])("stores nothing of $message, $stack, $user_agent", async (change) => {
    expect((await report(change)).status).toBe(204);
    expect(await groups()).toEqual([]);
  });

  it("keeps few rows of thousands of different errors", async () => {
    const word = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    for (let number = 0; number < 1000; number += 1) await report({ message: `Word ${word(number)} failed` });
    const { rows } = await sql<{ rows: number }>`
      select ((select count(*) from error_group) + (select count(*) from error_sample) + (select count(*) from error_mark)
        + (select count(*) from error_version))::int as rows`.execute(api.database.db);
    expect(rows[0]?.rows).toBeLessThanOrEqual(1000);
    expect((await groups()).length).toBe(MOST_NEW_ERRORS + 1);
    expect((await groups()).at(-1)).toMatchObject({ message: "Too many different errors" });
  });

  it("counts reports that come at the same time", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, place) => report({}, `198.51.100.${place + 1}`)));
    expect(await groups()).toMatchObject([{ cnt: 20, cnt_senders: 20 }]);
  });

  it("returns 422 for a report without a message", async () => {
    expect((await report({ message: "" })).status).toBe(422);
    expect((await report({ path: "/x?token=1" })).status).toBe(422);
  });
});
