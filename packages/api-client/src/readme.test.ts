import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as client from "./index.ts";
import { type Answering, json, type LocalServer, startLocalServer } from "./testing/local-server.ts";

const README = path.resolve(import.meta.dirname, "../README.md");
const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (...values: unknown[]) => Promise<void>;

let server: LocalServer;
let folder: string;
beforeEach(async () => {
  server = await startLocalServer();
  folder = await mkdtemp(path.join(tmpdir(), "grow-readme-"));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs a program of the README, by its place among them, against the server. */
async function runProgram(
  place: number,
  ...answers: Answering[]
): Promise<{ said: unknown[]; exitCode?: number }> {
  const programs = [...(await readFile(README, "utf8")).matchAll(/```js\n(.*?)```/gs)];
  const code = (programs[place]?.[1] ?? "")
    .replace('import { readFile } from "node:fs/promises";', "")
    .replace(/import \{(.*?)\} from "@grow\/api-client";/s, "const {$1} = client;");
  expect(code).toMatch(/const \{.*?\} = client;/s);
  const photo = path.join(folder, "tent.jpg");
  await writeFile(photo, "bytes of a photo");
  server.answer(...answers);
  const said: unknown[] = [];
  const log = vi.fn((...words: unknown[]) => void said.push(words));
  const process: { argv: string[]; env: object; exitCode?: number } = {
    argv: ["node", "program.mjs", server.base, photo],
    env: { GROW_TOKEN: "grow_pat_1" },
  };
  const values = { client, readFile, process, console: { log, error: log } };
  await new AsyncFunction(...Object.keys(values), code)(...Object.values(values));
  return { said, ...(process.exitCode === undefined ? {} : { exitCode: process.exitCode }) };
}

test("the program that lists diaries prints them", async () => {
  const items = [{ name: "Night Plum", link: "/diaries/12-night-plum" }];
  expect(await runProgram(0, json(200, { data: { items } }))).toEqual({
    said: [["Night Plum", "/diaries/12-night-plum"]],
  });
});

test("the program that changes the text of a week sends back everything else", async () => {
  const flowering = [
    { id: 5, item_product: null, name: "Nettle tea", val: 2.5, is_remove: false },
    { id: 6, item_product: { id: 51, name: "Bloom" }, name: "Bloom", val: 1.5, is_remove: false },
  ];
  const week = {
    ...{ id: 181, version: 3, days: 11, faza: 1, lang: "en", text: "First pistils.", props: { ph: 6.1 } },
    items_photo: [{ id: 904, url: "/media/5c1f/640.webp", width: 640, height: 480, alt: "Pistils" }],
    items_video: [{ id: 71, url: "/media/5c1f/video.mp4" }],
    item_flowering: { items_nutrient: flowering },
    items_event: [{ type: "lst", day: 2 }],
    ...{ item_harvest: null, cnt_likes: 4, is_like: false },
  };
  await runProgram(1, json(200, { data: { items_week: [week] } }), json(200, { data: week }));
  const [, put] = server.arrivals;
  expect(`${put?.method} ${put?.url}`).toBe("PUT /api/diaries/12/weeks/181");
  expect(JSON.parse(String(put?.body))).toEqual({
    ...{ version: 3, days: 11, faza: 1, lang: "en", props: { ph: 6.1 }, text: "First pistils. Topped." },
    items_photo: [{ id: 904, alt: "Pistils" }],
    items_video: [{ id: 71 }],
    item_flowering: {
      items_nutrient: [
        { id: 5, val: 2.5, name: "Nettle tea" },
        { id: 6, val: 1.5, product_id: 51 },
      ],
    },
    items_event: [{ type: "lst", day: 2 }],
    items_feeding: [],
  });
});

test("the program that creates a diary uploads the photo and adds it to the first week", async () => {
  const diary = { id: 12, link: "/diaries/12-night-plum" };
  const result = await runProgram(
    2,
    json(201, { data: diary }),
    json(201, { data: { id: 904 } }),
    json(201, { data: { id: 181 } }),
  );
  expect(result).toEqual({ said: [[diary.link, 181]] });
  expect(server.arrivals.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /api/diaries",
    "POST /api/uploads/weeks/media",
    "POST /api/diaries/12/weeks",
  ]);
  const [created, uploaded, week] = server.arrivals;
  expect(created?.headers["idempotency-key"]).toMatch(/.{16}/);
  expect(uploaded?.headers.authorization).toBe("Bearer grow_pat_1");
  expect(uploaded?.body.toString()).toMatch(/name="diary_id"\s+12\s[\s\S]*bytes of a photo/);
  expect(JSON.parse(String(week?.body))).toMatchObject({ items_photo: [{ id: 904 }] });
});

const refused = (status: number, detail: object) =>
  json(status, { data: null, details: [{ type: "error", text: "Refused.", ...detail }] });

test.each([
  [429, { code: "rate_limited", params: { retry_after: 30 } }, ["Try again in 30 s"]],
  [413, { code: "too_large", field: "file" }, ["Choose a smaller photo"]],
  [422, { code: "too_short", field: "name" }, [422, "too_short", "name", "Refused."]],
  [401, { code: "not_signed_in" }, [401, "not_signed_in", "", "Refused."]],
])("the program that creates a diary explains an error by its code: %s", async (status, detail, words) => {
  expect(await runProgram(2, refused(status, detail))).toEqual({ said: [words], exitCode: 1 });
});
