import type { Schema } from "@grow/contract";
import { expect, test } from "vitest";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function diary(userId: number, changed: number, columns: Record<string, boolean | string> = {}) {
  const id = await addDiary(api.database.db, {
    userId,
    columns: { update_date: daysAgo(changed), ...columns },
  });
  await addWeek(api.database.db, id, { days: 11 });
  return id;
}

async function due(userId: number) {
  const { body } = await api.request<Schema<"Session">>("GET", "/session", { as: userId });
  return body.data.item_due;
}

test("GET /session names the diary whose next week is due", async () => {
  const grower = await api.addUser();
  const other = await api.addUser();
  const id = await diary(grower.id, 8, { visibility: "private" });
  await diary(grower.id, 2);
  await diary(grower.id, 9, { is_harvest: true });
  await diary(grower.id, 90);
  await diary(other.id, 2);
  expect(await due(grower.id)).toEqual({ id, week: 12 });
  expect(await due(other.id)).toBeUndefined();
});

test("GET /session names none of several due diaries", async () => {
  const grower = await api.addUser();
  await diary(grower.id, 8);
  await diary(grower.id, 10);
  expect(await due(grower.id)).toBeUndefined();
});
