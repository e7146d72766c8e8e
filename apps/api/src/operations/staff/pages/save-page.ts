import { sql } from "kysely";
import type { PageText } from "../../../content/pages/texts/page-text.ts";
import { hashOfPage } from "../../../content/pages/texts/texts.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { pageProblems } from "./page-problems.ts";
import { isSameWords, savePageVersion } from "./page-versions.ts";
import { recordPageChange } from "./record-page-change.ts";
import {
  lockPageRow,
  type PagePlace,
  type PageRow,
  presentPageText,
  presentStaffPage,
  type StaffPage,
  shippedText,
} from "./staff-page.ts";

interface Change {
  readonly userId: number;
  /** The version that was edited. */
  readonly version: number;
}

interface Save extends Change {
  readonly words: PageText;
  /** The delivered text that the edit takes into account; undefined to leave it. */
  readonly hash?: string | undefined;
}

/**
 * Saves an edit of a page. Nothing is recorded where nothing changes.
 *
 * @throws ApiError 409 with the present page for an old version, 422 with words that do not fit
 */
export async function savePage(
  tx: Tx,
  place: PagePlace,
  { userId, version, words, hash }: Save,
): Promise<StaffPage> {
  const row = await lockVersion(tx, place, version);
  const shipped = shippedText(place);
  const present = hashOfPage(shipped);
  const given = { title: words.title.trim(), description: words.description.trim(), text: words.text.trim() };
  const problems: Problem[] = pageProblems(given);
  if (hash !== undefined && hash !== present)
    problems.push({ code: "unknown_reference", field: "delivered_hash" });
  if (problems.length > 0) throw invalid(problems);
  if (isSameWords(given, shipped)) return await deliver(tx, place, row, userId);
  const basedOn = row.is_edited && hash === undefined ? row.based_on : present;
  const isSame = row.is_edited && isSameWords(given, presentPageText(row));
  if (isSame && basedOn === row.based_on) return presentStaffPage(place, row);
  if (!isSame)
    await savePageVersion(tx, {
      ...{ pageId: row.id, userId, replaced: row.is_edited ? null : shipped },
      saved: { ...given, is_delivered: false },
    });
  await writeRow(tx, row.id, { words: given, userId, isEdited: true, basedOn });
  return await recordPageChange(tx, place, { type: "staff.update", before: row, userId });
}

/**
 * Deletes the edit of a page, so that readers get the delivered words again.
 *
 * @throws ApiError 409 with the present page for an old version
 */
export async function resetPage(tx: Tx, place: PagePlace, { userId, version }: Change): Promise<StaffPage> {
  return await deliver(tx, place, await lockVersion(tx, place, version), userId);
}

async function lockVersion(tx: Tx, place: PagePlace, version: number): Promise<PageRow> {
  const row = await lockPageRow(tx, place);
  if (row.version !== version) throw stale(presentStaffPage(place, row));
  return row;
}

async function deliver(tx: Tx, place: PagePlace, row: PageRow, userId: number): Promise<StaffPage> {
  if (!row.is_edited) return presentStaffPage(place, row);
  const words = shippedText(place);
  await savePageVersion(tx, {
    ...{ pageId: row.id, userId, replaced: null },
    saved: { ...words, is_delivered: true },
  });
  await writeRow(tx, row.id, { words, userId, isEdited: false, basedOn: null });
  return await recordPageChange(tx, place, { type: "staff.delete", before: row, userId });
}

interface Written {
  readonly words: PageText;
  readonly userId: number;
  readonly isEdited: boolean;
  readonly basedOn: string | null;
}

async function writeRow(tx: Tx, id: number, { words, userId, isEdited, basedOn }: Written): Promise<void> {
  const { title, description, text } = words;
  await sql`
    update page set title = ${title}, description = ${description}, text = ${text}, is_edited = ${isEdited},
      based_on = ${basedOn}, user_id = ${userId}, version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
}
