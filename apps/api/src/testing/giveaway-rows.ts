import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "../db/database.ts";
import { type Repair, repairCounters } from "../jobs/counters/repair-counters.ts";
import { addDiary } from "./diary-rows.ts";
import { inHours } from "./post-rows.ts";

type Value = string | number | boolean | null | readonly (string | number)[];
type Columns = Readonly<Record<string, Value>>;

export interface AddedGiveaway {
  readonly id: number;
  readonly categoryId: number;
}

/** Inserts a giveaway that began a day ago and ends tomorrow, for diaries and with three votes. */
export async function addGiveaway(
  db: Db,
  { columns = {}, category = {} }: { readonly columns?: Columns; readonly category?: Columns } = {},
): Promise<AddedGiveaway> {
  const id = await add(db, "giveaway", {
    title: "Three boards",
    slug: "three-boards",
    text: "<p>For growers.</p>",
    rules: "<p>One entry each.</p>",
    is_publish: true,
    winners: "votes",
    minimum_age: 0,
    date_start: inHours(-24),
    date_end: inHours(24),
    ...columns,
  });
  return { id, categoryId: await addGiveawayCategory(db, id, category) };
}

/** Inserts another category. */
export function addGiveawayCategory(db: Db, giveaway_id: number, columns: Columns = {}): Promise<number> {
  return add(db, "giveaway_category", {
    giveaway_id,
    name: "Diaries",
    content_type: "diary",
    max_votes: 3,
    ...columns,
  });
}

/** Makes all users older than any giveaway of these tests, with confirmed emails. */
export async function makeOld(db: Db): Promise<void> {
  await sql`update users set add_date = now() - interval '90 days'`.execute(db);
  await sql`update account set is_email_confirmed = true`.execute(db);
}

/** Inserts an entry of a new diary of a user, with the counters. */
export async function addEntry(
  db: Db,
  { id, categoryId }: AddedGiveaway,
  userId: number,
): Promise<{ readonly id: number; readonly diaryId: number }> {
  const diaryId = await addDiary(db, { userId });
  const entry = await add(db, "giveaway_entry", {
    giveaway_id: id,
    category_id: categoryId,
    user_id: userId,
    content_id: diaryId,
  });
  await sql`update giveaway set cnt_entries = cnt_entries + 1 where id = ${id}`.execute(db);
  return { id: entry, diaryId };
}

/** Repairs counters, and returns what was wrong with those of giveaways. */
export async function wrongCounters(database: Database): Promise<Repair[]> {
  return (await repairCounters(database)).filter(({ table }) => table.startsWith("giveaway"));
}

/** Lets a giveaway end a moment ago, a draw with its result an hour later and votes at once. */
export async function endGiveaway(db: Db, id: number): Promise<void> {
  await changeFixed(
    db,
    sql`update giveaway set date_end = clock_timestamp() - interval '1 ms',
      date_result = case when winners = 'draw' then clock_timestamp() + interval '1 hour' end where id = ${id}`,
  );
}

/** Lets hours pass for a giveaway: its end, its frozen list and its result become older. */
export async function passHours(db: Db, id: number, hours: number): Promise<void> {
  const passed = sql`make_interval(hours => ${hours})`;
  await changeFixed(
    db,
    sql`update giveaway set date_start = date_start - ${passed}, date_end = date_end - ${passed},
      date_result = date_result - ${passed}, freeze_date = freeze_date - ${passed} where id = ${id}`,
  );
}

/** Changes what the database keeps as it is once there are entries. */
export async function changeFixed(db: Db, change: RawBuilder<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await change.execute(tx);
  });
}

async function add(db: Db, table: string, given: Columns): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
