import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { checkChildRows } from "../desks/child-rows.ts";
import { readClock } from "../desks/database-clock.ts";
import { checkTexts } from "../posts/post-texts.ts";
import { checkDates, checkNominations, checkOver, checkTypes, checkVoted } from "./award-rules.ts";
import { recordAwardChange } from "./record-award-change.ts";
import { saveNominations } from "./save-nominations.ts";
import { lockStaffAward, readStaffAward, type StaffAward } from "./staff-award.ts";

type Body = RequestBody<"saveStaffAward">;
type Text = Body["items_text"][number];

/**
 * Creates awards as a draft.
 *
 * @throws ApiError 422 with values that do not fit
 */
export async function createAward(tx: Tx, userId: number, body: Body): Promise<StaffAward> {
  const { year } = body;
  if (year === undefined) throw invalid([{ code: "required", field: "year" }]);
  const original = checked(body, null, []);
  const { title, text } = stored(original);
  const { rows } = await sql`
    insert into award (year, lang, title, text, date_start, date_end, date_result)
    values (${year}, ${body.lang}, ${title}, ${text}, ${body.date_start}, ${body.date_end}, ${body.date_result})
    on conflict (year) do nothing returning year`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "taken", field: "year" }]);
  await saveParts(tx, year, body, original);
  const after = await readStaffAward(tx, year);
  await recordAwardChange(tx, { type: "staff.create", userId, before: null, after });
  return after;
}

interface Save {
  readonly year: number;
  readonly userId: number;
  readonly body: Body;
}

/**
 * Saves the awards of a year.
 *
 * @throws ApiError 404 without such awards, 409 with the present ones for an old version, 422 with values that do not fit
 */
export async function saveAward(tx: Tx, { year, userId, body }: Save): Promise<StaffAward> {
  if (body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
  const before = await lockStaffAward(tx, year);
  if (before.version !== body.version) throw stale(before);
  const original = checked(body, before, rulesOf(before, body, await readClock(tx)));
  const { title, text } = stored(original);
  await sql`
    update award set lang = ${body.lang}, title = ${title}, text = ${text}, date_start = ${body.date_start},
      date_end = ${body.date_end}, date_result = ${body.date_result}, version = version + 1, update_date = now(),
      -- Votes are counted again after a later end, which only awards without votes get after their first one.
      count_date = case when ${body.date_end}::timestamptz > now() then null else count_date end,
      -- The pages of winners name nominations.
      tell_date = null
    where year = ${year}`.execute(tx);
  await saveParts(tx, year, body, original);
  const after = await readStaffAward(tx, year);
  await recordAwardChange(tx, { type: "staff.update", userId, before, after });
  return after;
}

/** @returns the original @throws ApiError 422 with these problems, and those of texts and dates */
function checked(body: Body, before: StaffAward | null, rules: readonly Problem[]): Text {
  const original = body.items_text.find(({ lang }) => lang === body.lang);
  const problems = [
    ...checkTexts(body.lang, body.items_text),
    ...checkChildRows(body.items_nomination, {
      field: "items_nomination",
      lang: body.lang,
      langs: body.items_text.map(({ lang }) => lang),
      ids: before?.items_nomination.map(({ id }) => id) ?? [],
    }),
    ...checkDates(body),
    ...rules,
  ];
  if (problems.length > 0 || !original) throw invalid(problems);
  return original;
}

function rulesOf(before: StaffAward, body: Body, now: number): Problem[] {
  const moved: Problem[] =
    body.year === undefined || body.year === before.year ? [] : [{ code: "not_allowed", field: "year" }];
  if (before.is_over) return [...moved, ...checkOver(before, body)];
  return [
    ...moved,
    ...(before.is_public ? checkNominations(body.items_nomination) : []),
    ...(before.is_fixed ? checkVoted(before, body, now) : checkTypes(before, body)),
  ];
}

async function saveParts(tx: Tx, year: number, body: Body, original: Text): Promise<void> {
  const rows = body.items_text.filter((text) => text !== original).map(stored);
  await sql`delete from award_text where year = ${year}`.execute(tx);
  await sql`
    insert into award_text (year, lang, title, text)
    select ${year}::smallint, given.lang, given.title, given.text
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (lang text, title text, text text)`.execute(
    tx,
  );
  await saveNominations(tx, year, body.lang, body.items_nomination);
}

function stored({ lang, title, text }: Text): Text {
  return { lang, title: title.trim(), text: /\S/.test(text) ? text : "" };
}
