import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../errors/api-error.ts";

type Lists = Pick<Schema<"WeekCreate">, "items_photo" | "items_video">;

interface KnownMedia {
  id: number;
  kind: "photo" | "video";
  diary_id: number | null;
  week_id: number | null;
  is_remove: boolean;
}

/**
 * Attaches uploads to a week and sorts its photos and videos as sent. Removes those that the lists leave out
 * or mark as removed.
 *
 * @throws 422, naming the row: `unknown_reference`, `removed_photo`, `foreign_photo` for one of another diary
 *   or week, `wrong_type` for a video among photos or vice versa
 */
export async function saveWeekMedia(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  lists: Lists,
): Promise<void> {
  const sent = [
    ...rowsOf("items_photo", "photo", lists.items_photo),
    ...rowsOf("items_video", "video", lists.items_video),
  ];
  const known = await readKnown(
    trx,
    sent.map((row) => row.id),
  );
  const problems = sent.flatMap((row): Problem[] => {
    const code = refusal(known.get(row.id), row.kind, diaryId, weekId);
    return code ? [{ code, field: `${row.field}.id` }] : [];
  });
  if (problems.length > 0) throw invalid(problems);

  const kept = sent.filter((row) => !row.is_remove);
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(kept)}::json) as given (id bigint, alt text, position smallint)
    ), gone as (
      update photo set is_remove = true, remove_date = now()
      where diary_id = ${diaryId} and week_id = ${weekId} and not is_remove and id not in (select id from given)
    )
    update photo p set diary_id = ${diaryId}, week_id = ${weekId}, position = g.position, alt = coalesce(g.alt, p.alt)
    from given g where p.id = g.id`.execute(trx);
}

function rowsOf(list: string, kind: "photo" | "video", rows: readonly Schema<"PhotoInput">[] = []) {
  return rows.map(({ id, alt, is_remove }, position) => ({
    id,
    alt: alt ?? null,
    is_remove: is_remove ?? false,
    kind,
    position,
    field: `${list}.${position}`,
  }));
}

async function readKnown(trx: QueryExecutorProvider, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, KnownMedia>();
  const { rows } = await sql<KnownMedia>`
    select id, kind, diary_id, week_id, is_remove from photo where id = any(${ids}::bigint[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

function refusal(
  media: KnownMedia | undefined,
  kind: "photo" | "video",
  diaryId: number,
  weekId: number,
): Problem["code"] | null {
  if (!media) return "unknown_reference";
  if (media.diary_id !== diaryId) return "foreign_photo";
  if (media.week_id !== null && media.week_id !== weekId) return "foreign_photo";
  if (media.is_remove) return "removed_photo";
  return media.kind === kind ? null : "wrong_type";
}
