import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { freeSlug } from "../../../content/catalogue/free-slug.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, stale } from "../../../errors/api-error.ts";
import { checkArticles, saveArticles } from "./articles.ts";
import type { DeskName } from "./desk.ts";
import { recordRowChange } from "./record-change.ts";
import { deskOf, lockRow, presentRow, readRow, type StaffRow } from "./rows.ts";

type Body = RequestBody<"saveStaffRow">;

/**
 * Creates a row, or saves the row with this id.
 *
 * @throws ApiError 404 without such a row, 409 with the present row for an old version, 422 without the member of the desk or with
 * values that do not fit
 */
export async function saveRow(
  tx: Tx,
  desk: DeskName,
  { id, userId, body }: { readonly id: number | null; readonly userId: number; readonly body: Body },
): Promise<StaffRow> {
  const { name, check, save } = deskOf(desk);
  const fields = body[name];
  if (fields === undefined) throw invalid([{ code: "required", field: desk }]);
  if (id !== null && body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
  const before = id === null ? null : await lockRow(tx, desk, id);
  if (before && before.version !== body.version) throw stale(presentRow(before));
  const problems = [...(await check(tx, fields, id)), ...checkArticles(body.items_article ?? [])];
  if (problems.length > 0) throw invalid(problems);
  const isSameName = before !== null && before[desk]?.name === fields.name.trim();
  const slug = isSameName ? before.slug : await freeSlug(tx, desk, fields.name.trim(), before);
  const saved = await save(tx, fields, { id, slug });
  if (body.items_article !== undefined) await saveArticles(tx, desk, saved, body.items_article);
  if (before) {
    await sql`update ${sql.table(desk)} set version = version + 1, update_date = now() where id = ${saved}`.execute(
      tx,
    );
  }
  const after = await readRow(tx, desk, saved);
  const change = before ? ({ type: "staff.update", before } as const) : ({ type: "staff.create" } as const);
  await recordRowChange(tx, { ...change, userId, desk, id: saved, after });
  return presentRow(after);
}
