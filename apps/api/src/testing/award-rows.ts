import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { inHours } from "./post-rows.ts";

type Columns = Record<string, string | number | boolean | null>;

/** Columns of awards by what readers may do: vote, wait for the results, read them, or none of it yet. */
export const SEASONS = {
  before: { date_start: inHours(1), date_end: inHours(2), date_result: inHours(3) },
  open: { date_start: inHours(-1), date_end: inHours(1), date_result: inHours(2) },
  counting: { date_start: inHours(-3), date_end: inHours(-1), date_result: inHours(1) },
  results: { date_start: inHours(-4), date_end: inHours(-3), date_result: inHours(-1) },
} as const satisfies Record<string, Columns>;

/** Inserts awards in English that are published and take votes. */
export async function addAward(db: Db, year = 2026, columns: Columns = {}): Promise<number> {
  const given = {
    ...{ year, title: `Awards ${year}`, text: "<p>One vote each.</p>", is_publish: true },
    ...SEASONS.open,
    ...columns,
  };
  await insert(db, "award", given);
  return year;
}

/** Changes the dates of awards. */
export async function setSeason(db: Db, season: keyof typeof SEASONS): Promise<void> {
  const { date_start, date_end, date_result } = SEASONS[season];
  await sql`
    update award set date_start = ${date_start}, date_end = ${date_end}, date_result = ${date_result}`.execute(
    db,
  );
}

interface NewNomination {
  readonly year?: number;
  readonly name?: string;
  readonly content_type?: Schema<"AwardContentType">;
  readonly position?: number;
  /** Ids of the things of this type that can be voted for. */
  readonly candidates?: readonly number[];
}

/** Inserts a nomination. */
export async function addNomination(
  db: Db,
  {
    year = 2026,
    name = "Diary of the year",
    content_type = "diary",
    position = 0,
    candidates = [],
  }: NewNomination = {},
): Promise<number> {
  const nomination_id = await insert(db, "award_nomination", { year, name, content_type, position }, "id");
  for (const content_id of candidates) {
    await insert(db, "award_candidate", { year, nomination_id, content_id });
  }
  return nomination_id;
}

/** Gives candidates their votes, as if they had been counted after the end of the voting. */
export async function setVotes(
  db: Db,
  nominationId: number,
  votes: Readonly<Record<number, number>>,
): Promise<void> {
  for (const [content_id, cnt_votes] of Object.entries(votes)) {
    await sql`
      update award_candidate set cnt_votes = ${cnt_votes}
      where nomination_id = ${nominationId} and content_id = ${Number(content_id)}`.execute(db);
  }
  const sum = Object.values(votes).reduce((all, one) => all + one, 0);
  await sql`update award_nomination set cnt_votes = ${sum} where id = ${nominationId}`.execute(db);
  await sql`
    update award set count_date = date_end from award_nomination n
    where n.id = ${nominationId} and award.year = n.year`.execute(db);
}

/** Confirms the email addresses of all users. */
export async function confirmEmails(db: Db): Promise<void> {
  await sql`update account set is_email_confirmed = true`.execute(db);
}

async function insert(db: Db, table: string, given: Columns, returned?: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning ${sql.ref(returned ?? "year")} as id`.execute(db);
  return rows[0]?.id ?? 0;
}
