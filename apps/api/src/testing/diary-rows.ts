import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Inserts a grower, for statistics that count them. */
export async function addGrower(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name) values (${`grower-${randomBytes(4).toString("hex")}`}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface NewDiary {
  userId: number | null;
  name?: string;
  /** Columns that differ from a public diary without weeks. */
  columns?: Record<string, string | number | boolean | null>;
}

/** Inserts a diary, for tests that only read. */
export async function addDiary(
  db: Db,
  { userId, name = "Night Plum", columns = {} }: NewDiary,
): Promise<number> {
  const given = {
    user_id: userId,
    name,
    slug: "night-plum",
    type_room: 1,
    type_soil: 2,
    type_watering: 1,
    ...columns,
  };
  const { rows } = await sql<{ id: number }>`
    insert into diary (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Inserts a week; figures of the diary do not change. */
export async function addWeek(
  db: Db,
  diaryId: number,
  columns: Record<string, string | number | boolean | null> = {},
): Promise<number> {
  const given = { diary_id: diaryId, days: 1, faza: 0, ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into week (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Inserts a photo or video without files. */
export async function addPhoto(
  db: Db,
  columns: Record<string, string | number | boolean | null>,
): Promise<number> {
  const given = { key: randomBytes(16).toString("hex"), width: 1200, height: 1500, ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into photo (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
