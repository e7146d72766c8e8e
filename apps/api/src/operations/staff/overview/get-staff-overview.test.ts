import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addBanner } from "../../../testing/ad-rows.ts";
import { addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
let admin: TestUser;
let grower: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  grower = await api.addUser({ name: "grower" });
});

const overview = (as: number | null) =>
  api.request<Schema<"StaffOverview">>("GET", "/staff/overview", { as });
const queue = async (as: number, name: Schema<"StaffQueue">["name"]) =>
  (await overview(as)).body.data.items_queue.find((one) => one.name === name);

async function report(id: number, date: string, by = grower): Promise<void> {
  await sql`insert into complaint (type, content_id, user_id, reason, add_date)
    values ('diary', ${id}, ${by.id}, 'spam', ${date})`.execute(api.database.db);
}

async function write(subject: string, date: string, state = "open"): Promise<void> {
  await sql`insert into contact (topic, name, email, subject, text, state, add_date)
    values ('other', 'Ada', 'ada@example.org', ${subject}, 'Hello', ${state}, ${date})`.execute(
    api.database.db,
  );
}

it("getStaffOverview counts reported things once, with the oldest of them", async () => {
  const { db } = api.database;
  const first = await addDiary(db, { userId: grower.id, name: "Night Plum" });
  const second = await addDiary(db, { userId: grower.id, name: "Slow Comet" });
  await report(second, "2026-09-14T10:00:00.000Z");
  await report(first, "2026-09-14T09:00:00.000Z");
  await report(first, "2026-09-14T11:00:00.000Z", admin);
  expect(await queue(moderator.id, "complaints")).toEqual({
    name: "complaints",
    cnt_open: 2,
    oldest_date: "2026-09-14T09:00:00.000Z",
    target_hours: 24,
    oldest_text: "Night Plum",
  });
});

it("getStaffOverview lists the desks of administrators for administrators only", async () => {
  await write("Locked out", "2026-09-13T09:00:00.000Z");
  await write("A bug", "2026-09-14T09:00:00.000Z");
  await write("Answered long ago", "2026-09-01T09:00:00.000Z", "answered");
  expect(await queue(admin.id, "contacts")).toMatchObject({ cnt_open: 2, oldest_text: "Locked out" });
  const names = (await overview(moderator.id)).body.data.items_queue.map(({ name }) => name);
  expect(names).toEqual(["complaints", "banners", "claims"]);
});

it("getStaffOverview counts banners to review, the longest waiting first", async () => {
  const { db } = api.database;
  const waiting = async (name: string, date: string) => {
    const id = await addBanner(db, { brandId: null, name, state: "review" });
    await sql`update banner set update_date = ${date} where id = ${id}`.execute(db);
  };
  await waiting("Second", "2026-09-14T10:00:00.000Z");
  await waiting("First", "2026-09-14T09:00:00.000Z");
  await addBanner(db, { brandId: null, name: "Running" });
  expect(await queue(moderator.id, "banners")).toEqual({
    ...{ name: "banners", cnt_open: 2, oldest_date: "2026-09-14T09:00:00.000Z", target_hours: 48 },
    oldest_text: "First",
  });
});

it("getStaffOverview has a queue without open items, too", async () => {
  const { items_queue } = (await overview(admin.id)).body.data;
  expect(items_queue).toHaveLength(7);
  expect(items_queue.every((one) => one.cnt_open === 0 && one.oldest_date === null)).toBe(true);
});

it("getStaffOverview lists your own decisions, newest first", async () => {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: grower.id, name: "Night Plum" });
  await report(diary, "2026-09-14T09:00:00.000Z");
  const strain = await addStrain(db, "Velvet Orbit");
  await api.request("DELETE", `/staff/catalogue/strain/${strain}`, { as: moderator.id });
  await api.request("POST", `/staff/catalogue/strain/${strain}/restore`, { as: moderator.id });
  const { items } = (
    await api.request<Schema<"ComplaintList">>("GET", "/complains?state=open", { as: moderator.id })
  ).body.data;
  await api.request("PATCH", `/complains/${items[0]?.id}`, { as: moderator.id, body: { state: "accepted" } });
  expect((await overview(moderator.id)).body.data.items_decision).toMatchObject([
    { type: "complaint.accepted", name: "Night Plum", link: `/diaries/${diary}-night-plum` },
    { type: "staff.restore", name: "Velvet Orbit", link: "/strains/velvet-orbit" },
    { type: "staff.delete", name: "Velvet Orbit" },
  ]);
  expect((await overview(admin.id)).body.data.items_decision).toEqual([]);
});

it("getStaffOverview returns 401 for guests and 403 for members", async () => {
  expect((await overview(null)).status).toBe(401);
  expect((await overview(grower.id)).status).toBe(403);
});
