import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../../db/database.ts";
import { invalid, notFound, type Problem } from "../../../../errors/api-error.ts";
import { recordEvent } from "../../../../events/record-event.ts";
import { readClock } from "../../desks/database-clock.ts";
import { recordStaffChange } from "../../desks/record-change.ts";
import { LEAST_CANDIDATES } from "../award-rules.ts";
import { lockStaffAward, type StaffAward } from "../staff-award.ts";
import { favourites, SUGGESTED } from "./favourites.ts";
import { findThing } from "./find-things.ts";
import { countCandidates, type Nomination, readStaffCandidates, thingRows } from "./staff-candidates.ts";

/** Candidates of a nomination: as many as places are written down for. */
const MOST_CANDIDATES = 1000;

interface Change {
  readonly params: { readonly year: number; readonly nomination: number };
  readonly userId: number;
}

type Added = Schema<"StaffAwardCandidatesAdded">;

/**
 * Adds candidates, all of them or none.
 *
 * @throws ApiError 404 without such a nomination, 422 for what cannot be a candidate, and once voting is over
 */
export async function addCandidates(
  tx: Tx,
  { params, userId }: Change,
  refs: readonly string[],
): Promise<Added> {
  const { award, nomination } = await lockOpen(tx, params);
  const problems: Problem[] = [];
  const ids: number[] = [];
  for (const [index, ref] of refs.entries()) {
    const id = await findThing(tx, nomination.type, ref);
    const field = `items.${index}`;
    if (id === null) problems.push({ code: "unknown_reference", field });
    else if (ids.includes(id) || (await isCandidate(tx, nomination, id)))
      problems.push({ code: "taken", field });
    else ids.push(id);
  }
  const { total } = await countCandidates(tx, nomination);
  if (total + ids.length > MOST_CANDIDATES)
    problems.push({ code: "too_many", field: "items", params: { max: MOST_CANDIDATES } });
  if (problems.length > 0) throw invalid(problems);
  return await insert(tx, { award, nomination, userId, ids });
}

/**
 * Adds the favourites of the year of the awards that are no candidates yet.
 *
 * @throws ApiError 404 without such a nomination, 422 once voting is over
 */
export async function suggestCandidates(tx: Tx, { params, userId }: Change): Promise<Added> {
  const { award, nomination } = await lockOpen(tx, params);
  const { year, id, type } = nomination;
  const { total } = await countCandidates(tx, nomination);
  const { rows } = await sql<{ content_id: number }>`
    select one.content_id from (
      select shown.content_id, shown.score from (${thingRows(type, favourites(type, year))}) shown
      order by shown.score desc, shown.content_id limit ${sql.lit(SUGGESTED)}) one
    where not exists (
      select from award_candidate v where v.year = ${year} and v.nomination_id = ${id} and v.content_id = one.content_id)
    order by one.score desc, one.content_id limit ${Math.max(0, MOST_CANDIDATES - total)}`.execute(tx);
  return await insert(tx, { award, nomination, userId, ids: rows.map(({ content_id }) => content_id) });
}

/**
 * Removes a candidate that has no votes.
 *
 * @throws ApiError 404 without such a candidate, 422 for one with votes, for one of the last two of published awards, and once voting is over
 */
export async function removeCandidate(
  tx: Tx,
  { params, userId }: Change,
  contentId: number,
): Promise<Schema<"Removed">> {
  const { award, nomination } = await lockOpen(tx, params);
  const { year, id } = nomination;
  const [candidate] = await readStaffCandidates(tx, nomination, { start: 0, limit: 1, ids: [contentId] });
  if (!candidate) throw notFound();
  const { rows } = await sql`
    select from award_candidate c where c.year = ${year} and c.nomination_id = ${id} and c.content_id = ${contentId}
      and (c.cnt_votes > 0 or exists (
        select from award_vote v where v.year = c.year and v.nomination_id = c.nomination_id and v.content_id = c.content_id))`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid([{ code: "not_empty", field: "content" }]);
  const { shown } = await countCandidates(tx, nomination);
  if (award.is_public && candidate.is_shown && shown <= LEAST_CANDIDATES)
    throw invalid([{ code: "too_few", field: "content", params: { min: LEAST_CANDIDATES } }]);
  await sql`
    delete from award_candidate where year = ${year} and nomination_id = ${id} and content_id = ${contentId}`.execute(
    tx,
  );
  await record(tx, { award, nomination, userId }, { removed: [candidate.name ?? String(contentId)] });
  return { id: contentId };
}

/** Waits for votes and saves, so that nobody votes for what is being removed. */
async function lockOpen(tx: Tx, params: Change["params"]) {
  const award = await lockStaffAward(tx, params.year);
  const found = award.items_nomination.find(({ id }) => id === params.nomination);
  if (!found) throw notFound();
  const isEnded = award.is_fixed && Date.parse(award.date_end) <= (await readClock(tx));
  if (award.is_over || isEnded) throw invalid([{ code: "closed", field: "year" }]);
  const nomination: Nomination = { year: award.year, id: found.id, type: found.content_type };
  return { award, nomination };
}

async function isCandidate(tx: Tx, { year, id }: Nomination, contentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from award_candidate where year = ${year} and nomination_id = ${id} and content_id = ${contentId}`.execute(
    tx,
  );
  return rows.length > 0;
}

interface Written {
  readonly award: StaffAward;
  readonly nomination: Nomination;
  readonly userId: number;
}

async function insert(tx: Tx, { ids, ...written }: Written & { ids: readonly number[] }): Promise<Added> {
  if (ids.length === 0) return { items: [] };
  const { nomination } = written;
  await sql`
    insert into award_candidate (year, nomination_id, content_id)
    select ${nomination.year}::smallint, ${nomination.id}::bigint, unnest(${ids}::bigint[])`.execute(tx);
  const items = await readStaffCandidates(tx, nomination, { start: 0, limit: ids.length, ids });
  await record(tx, written, { added: items.map(({ name }) => name ?? "") });
  return { items };
}

/** Logs the names under the number of the nomination. Where readers see the awards, their pages are purged. */
async function record(
  tx: Tx,
  { award, nomination, userId }: Written,
  { added, removed }: { readonly added?: readonly string[]; readonly removed?: readonly string[] },
): Promise<void> {
  const number = 1 + award.items_nomination.findIndex(({ id }) => id === nomination.id);
  const named = (candidates: readonly string[] | undefined) =>
    candidates && { nomination: { [number]: { candidates } } };
  await sql`update award set update_date = now() where year = ${award.year}`.execute(tx);
  await recordStaffChange(tx, {
    ...{ type: "staff.update", userId, contentType: "award", id: award.year },
    ...{ before: named(removed), after: named(added) },
  });
  if (award.is_public)
    await recordEvent(tx, {
      ...{ type: "award.update", user_id: userId, content_type: "award", content_id: award.year },
    });
}
