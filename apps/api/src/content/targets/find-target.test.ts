import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { insertSamples } from "../../db/testing/insert-samples.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { addComment } from "../../testing/comment-rows.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { findTarget, type TargetType } from "./find-target.ts";
import { readTargetLink } from "./target-link.ts";

const api = freshApi();

const reader = (id: number, access: string[] = [], is_premium = false): Reader => ({
  id,
  access,
  is_premium,
});
const stranger = reader(900);
const moderator = reader(901, ["moderate"]);
const find = async (type: TargetType, id: number, as: Reader | null = null) =>
  (await findTarget(api.database.db, type, id, as)) !== null;
const change = (table: string, set: Record<string, unknown>) =>
  sql`update ${sql.table(table)} set ${sql.join(
    Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  )}`.execute(api.database.db);

async function publish() {
  await change("post", { is_publish: true, view_date: "2026-01-01" });
  await change("video", { is_publish: true, publish_date: "2026-01-01" });
  await change("giveaway", { is_publish: true });
}

/** One of each kind, from the rows of the table tests. */
const TABLES = [
  ["problem", "problem"],
  ["solution", "solution"],
  ["video", "video"],
  ["review", "review"],
  ["blog", "post"],
  ["brand", "brand"],
  ["product", "product"],
  ["strain", "strain"],
  ["giveaway", "giveaway"],
] as const satisfies readonly (readonly [TargetType, string])[];

describe.each(TABLES)("a %s", (type, table) => {
  beforeEach(async () => {
    await insertSamples(api.database.pool);
    await publish();
  });

  it("can be liked and commented, and has a page", async () => {
    expect(await find(type, 1)).toBe(true);
    expect(await readTargetLink(api.database.db, { type, id: 1 })).toMatch(/^\/[a-z-]+\/[a-z0-9/-]+$/);
  });

  it("returns 404 when removed or unknown", async () => {
    if (type === "solution") await change(table, { is_accepted: false, accept_date: null });
    await change(table, { is_remove: true, remove_date: "2026-01-01" });
    for (const as of [null, stranger, moderator]) expect(await find(type, 1, as)).toBe(false);
    expect(await find(type, 999)).toBe(false);
  });
});

describe("a target that is pending, rejected, hidden or unpublished", () => {
  it.each([
    ["problem", "problem", { is_moderate: true }],
    ["problem", "problem", { is_hidden: true }],
    ["solution", "problem", { is_ban: true }],
    ["video", "video", { is_ban: true }],
    ["video", "video", { is_publish: false }],
    ["review", "review", { is_ban: true }],
    ["blog", "post", { is_publish: false }],
    ["blog", "post", { view_date: "2999-01-01" }],
    ["giveaway", "giveaway", { is_publish: false }],
  ] as const)("as a %s (%s %o) is there for its owner and for moderators", async (type, table, columns) => {
    await insertSamples(api.database.pool);
    await publish();
    await change(table, { ...columns, user_id: 1 });
    expect(await find(type, 1)).toBe(false);
    expect(await find(type, 1, stranger)).toBe(false);
    expect(await find(type, 1, reader(1))).toBe(true);
    expect(await find(type, 1, moderator)).toBe(true);
  });
});

describe("a locked diary", () => {
  it("shows its first week, but no other, to users without Premium", async () => {
    const { db } = api.database;
    const owner = await api.addUser();
    const diary = await addDiary(db, { userId: owner.id, columns: { is_lock: true } });
    const later = await addWeek(db, diary, { days: 8 });
    const first = await addWeek(db, diary, { days: 1 });
    const photo = await addPhoto(db, { diary_id: diary, week_id: later });
    const comment = await addComment(db, { type: "week", content_id: later, user_id: owner.id });
    const behind = [
      ["week", later],
      ["photo", photo],
      ["comment", comment],
    ] as const;
    for (const as of [null, stranger]) {
      expect(await find("diary", diary, as)).toBe(true);
      expect(await find("week", first, as)).toBe(true);
      for (const [type, id] of behind) expect(await find(type, id, as)).toBe(false);
    }
    for (const as of [reader(owner.id), moderator, reader(902, [], true)]) {
      for (const [type, id] of behind) expect(await find(type, id, as)).toBe(true);
    }
  });
});

it("a video with closed comments is liked and read, but not commented", async () => {
  await insertSamples(api.database.pool);
  await publish();
  await change("video", { is_comments: false });
  const user = await api.addUser();
  const { status, codes } = await api.request("POST", "/comments/video/1", {
    as: user.id,
    body: { text: "x" },
  });
  expect([status, codes]).toEqual([422, ["closed"]]);
  expect((await api.request("GET", "/comments/video/1")).status).toBe(200);
  expect((await api.request("POST", "/likes/video/1", { as: user.id })).status).toBe(200);
});
