import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../errors/api-error.ts";
import { MediaError } from "../media/media-error.ts";
import { DIARY as EXPORTED, WEEK as EXPORTED_WEEK } from "../testing/exported-diary.ts";
import { parseDocument } from "./parse-document.ts";
import { readDocument, type UnreadDocument } from "./read-document.ts";

/** The largest diary.json that is read. */
const BYTES = 20 * 1024 * 1024;

/** Documents parsed in this thread. */
let parsedHere = 0;
const parse: typeof parseDocument = (bytes) => {
  parsedHere += 1;
  return parseDocument(bytes);
};
beforeEach(() => {
  parsedHere = 0;
});

/** Turns of the event loop while a document is read. Reading it in the main thread would leave two or three, a thread leaves thousands. */
const MANY_TURNS = 50;

/** Turns of the event loop during some work. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isWorking = true;
  const end = () => {
    isWorking = false;
  };
  work.then(end, end);
  while (isWorking) {
    await nextTurn();
    turns += 1;
  }
  return turns;
}

function unread(text: string): UnreadDocument {
  const bytes = Buffer.from(text);
  return { size: bytes.byteLength, load: async () => bytes };
}

/** The result of a document. */
async function outcome(text: string) {
  return await readDocument(unread(text), "now", parse).then(
    () => "read",
    (error: unknown) => {
      if (error instanceof ApiError)
        return error.problems.map(({ code, field }) => `${code} ${field}`).join();
      return error instanceof MediaError ? error.code : error;
    },
  );
}

const DIARY = { ...EXPORTED, diary: { ...EXPORTED.diary, item_cover: null }, items_equip: [] };
const WEEK = {
  ...EXPORTED_WEEK,
  text: 'a, [b] {c} \\ "d"'.repeat(1000),
  items_photo: [],
  items_nutrient: [],
};

const withWeeks = (weeks: string) =>
  JSON.stringify({ ...DIARY, items_week: [] }).replace(/\[\]\}$/, `${weeks}]}`);

/** Fields of names that no version knows, 15 MB. */
const UNKNOWN = `{${Array.from({ length: 300_000 }, (_none, index) => `"${String(index).padStart(45, "f")}":1`).join()}}`;

const fullWeeks = (text: string) => Array.from({ length: 200 }, (_none, days) => ({ ...WEEK, days, text }));

describe("the largest document leaves the event loop free, when it is", () => {
  it.each([
    ["numbers", withWeeks(`[1${",1".repeat(BYTES / 2 - 1000)}`), "wrong_format"],
    ["objects", withWeeks(`[{}${",{}".repeat(BYTES / 3 - 1000)}`), "wrong_format"],
    ["brackets", "[".repeat(BYTES / 2) + "]".repeat(BYTES / 2), "wrong_format"],
    ["as many wrong weeks as are read", withWeeks(`[1${",1".repeat(900_000)}`), "too_many items_week"],
    [
      "one text",
      JSON.stringify({ ...DIARY, items_week: [{ ...WEEK, text: "a".repeat(BYTES - 2000) }] }),
      "too_long items_week.0.text",
    ],
    ["unfinished", withWeeks("[").slice(0, -2) + " ".repeat(BYTES - 1000), "wrong_format"],
    [
      "unknown fields",
      `{${UNKNOWN.slice(1, -1)},${JSON.stringify({ ...DIARY, items_week: [] }).slice(1)}`,
      "read",
    ],
    [
      "an unknown object",
      JSON.stringify({ ...DIARY, items_week: [] }).replace("{", `{"more":${UNKNOWN},`),
      "read",
    ],
    ["a full diary", JSON.stringify({ ...DIARY, items_week: fullWeeks("ก".repeat(20_000)) }), "read"],
  ])("%s", async (_name, text, expected) => {
    const result = outcome(text);
    expect(await turnsDuring(result)).toBeGreaterThan(MANY_TURNS);
    expect(await result).toBe(expected);
    expect(parsedHere).toBe(0);
  });
});

it("a small document is read without a thread", async () => {
  expect(await outcome(JSON.stringify({ ...DIARY, items_week: [WEEK] }))).toBe("read");
  expect(parsedHere).toBe(1);
});

it("a byte order mark before the document is skipped, in this thread and in the other", async () => {
  const small = JSON.stringify({ ...DIARY, items_week: [WEEK] });
  const large = JSON.stringify({ ...DIARY, items_week: fullWeeks(WEEK.text).slice(0, 10) });
  expect(await Promise.all([small, large].map((text) => outcome(`\uFEFF${text}`)))).toEqual(["read", "read"]);
  expect(parsedHere).toBe(1);
});

it("commas and brackets within texts do not count as values", async () => {
  const weeks = Array.from({ length: 200 }, (_, days) => ({ ...WEEK, days }));
  const text = JSON.stringify({ ...DIARY, items_week: weeks });
  expect(await outcome(text)).toBe("read");
});

it("documents that arrive together are all read, and broken ones do not end the thread", async () => {
  const good = JSON.stringify({ ...DIARY, items_week: [{ ...WEEK, days: 1 }], more: "a".repeat(100_000) });
  const all = await Promise.all(
    [good, good.slice(0, -1), good, good.replace("grow-diary", "x")].map(outcome),
  );
  expect(all).toEqual(["read", "wrong_format", "read", "not_allowed format"]);
});

/** Documents that are parsed in the thread, each loaded when `release` is called. */
function heldDocuments() {
  const text = Buffer.from(JSON.stringify({ ...DIARY, items_week: [], more: "a".repeat(100_000) }));
  const loaded: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = (name: string, turn: "now" | "later") => {
    const load = async () => {
      loaded.push(name);
      await released;
      return text;
    };
    return readDocument({ size: text.byteLength, load }, turn).then(
      () => "read",
      (error: unknown) =>
        error instanceof ApiError ? `${error.status} ${error.headers["retry-after"]}` : error,
    );
  };
  return { loaded, release: () => release(), send };
}

it("requests hold one document in memory at a time, and the eleventh is rejected with 503", async () => {
  const { loaded, release, send } = heldDocuments();
  const ten = Array.from({ length: 10 }, (_, index) => send(`request ${index}`, "now"));
  expect(await send("one too many", "now")).toBe("503 10");
  expect(loaded).toEqual(["request 0"]);
  release();
  expect(new Set(await Promise.all(ten))).toEqual(new Set(["read"]));
  expect(await send("afterwards", "now")).toBe("read");
});

it("documents of jobs are not limited, and wait for those of requests", async () => {
  const { loaded, release, send } = heldDocuments();
  const first = send("first job", "later");
  const jobs = Array.from({ length: 11 }, (_, index) => send(`job ${index}`, "later"));
  const request = send("request", "now");
  release();
  expect(new Set(await Promise.all([first, ...jobs, request]))).toEqual(new Set(["read"]));
  expect(loaded.slice(0, 3)).toEqual(["first job", "request", "job 0"]);
});
