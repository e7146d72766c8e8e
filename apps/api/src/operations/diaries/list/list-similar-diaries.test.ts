import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addStrain } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let plum: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  plum = await addStrain(api.database.db, "Night Plum");
});

async function diary(columns: Record<string, string | number | boolean> = {}, ...strains: number[]) {
  const id = await addDiary(api.database.db, { userId: author.id, columns });
  for (const strainId of strains) {
    await sql`
      insert into diary_equip (diary_id, category, name, strain_id)
      values (${id}, 'seed', 'Seed', ${strainId})`.execute(api.database.db);
  }
  return id;
}
const similar = async (id: number | string, query = "") => {
  const { status, body } = await api.request<Schema<"DiaryCardList">>(
    "GET",
    `/diaries/${id}/similar-diaries${query}`,
  );
  return status === 200 ? body.data.items.map((card) => card.id) : status;
};

it("similar diaries share the strain, latest first, then room and substrate", async () => {
  const id = await diary({}, plum);
  const elsewhere = { type_room: 3, type_soil: 4 };
  const sameRoom = await diary();
  const older = await diary({ ...elsewhere, update_date: "2026-01-01" }, plum, plum);
  const newer = await diary({ ...elsewhere, update_date: "2026-02-01" }, plum);
  await diary({ type_room: 3 });
  await diary({ is_hidden: true }, plum);
  await diary({ is_remove: true, remove_date: "2026-01-01" });
  expect(await similar(id)).toEqual([newer, older, sameRoom]);
  expect(await similar(`${id}-night-plum`, "?limit=2")).toEqual([newer, older]);
});

it("similar diaries are listed once for several shared strains", async () => {
  const fog = await addStrain(api.database.db, "Harbour Fog");
  const id = await diary({}, plum, fog);
  const both = await diary({ update_date: "2026-01-03" }, plum, fog);
  const ofFog = await diary({ update_date: "2026-01-02" }, fog);
  const ofPlum = await diary({ update_date: "2026-01-01" }, plum);
  const roommate = await diary();
  expect(await similar(id)).toEqual([both, ofFog, ofPlum, roommate]);
  expect(await similar(id, "?limit=2")).toEqual([both, ofFog]);
});

it("similar diaries are eight by default, in two queries", async () => {
  const id = await diary();
  for (let n = 0; n < 10; n += 1) await diary();
  expect(await similar(id)).toHaveLength(8);
  expect(await similar(id, "?limit=20")).toHaveLength(10);
  expect((await queriesOf(api.database, () => similar(id))).length).toBe(2);
});

it("similar diaries return 404 for an unreadable diary", async () => {
  expect(await similar(await diary({ visibility: "private" }))).toBe(404);
  expect(await similar(999)).toBe(404);
  expect(await similar(await diary(), "?limit=21")).toBe(422);
});
