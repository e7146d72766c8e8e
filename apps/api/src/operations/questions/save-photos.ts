import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid, type Problem } from "../../errors/api-error.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";

/** A question, or one of its answers. */
export interface PhotoHolder {
  readonly problemId: number;
  /** Null for the question itself. */
  readonly sid: number | null;
}

interface KnownPhoto {
  id: number;
  kind: "photo" | "video";
  user_id: number | null;
  week_id: number | null;
  is_remove: boolean;
  is_here: boolean;
  is_elsewhere: boolean;
}

/**
 * Attaches uploads to a question or an answer in the order sent, and removes photos that the list leaves out or marks as removed.
 *
 * @throws ApiError 422, naming the row: `unknown_reference`, `removed_photo`, `foreign_photo`, `wrong_type` for a video
 */
export async function savePhotos(
  tx: Tx,
  holder: PhotoHolder,
  list: readonly Schema<"PhotoInput">[],
  reader: Reader,
): Promise<void> {
  const { problemId, sid } = holder;
  const table = sid === null ? sql`problem_photo` : sql`solution_photo`;
  const here =
    sid === null ? sql`problem_id = ${problemId}` : sql`problem_id = ${problemId} and solution_id = ${sid}`;
  const ids = list.map(({ id }) => id);
  const { rows } = await sql<KnownPhoto>`
    select p.id, p.kind, p.user_id, p.week_id, p.is_remove,
      exists (select from ${table} o where o.photo_id = p.id and ${here}) as is_here,
      exists (select from problem_photo o where o.photo_id = p.id)
        or exists (select from solution_photo o where o.photo_id = p.id) as is_elsewhere
    from photo p where p.id = any(${ids}::bigint[])`.execute(tx);
  const known = new Map(rows.map((row) => [row.id, row]));
  const problems = list.flatMap(({ id }, place): Problem[] => {
    const code = refusal(known.get(id), reader);
    return code ? [{ code, field: `items_photo.${place}.id` }] : [];
  });
  if (problems.length > 0) throw invalid(problems);

  const stay = list.filter(({ is_remove }) => is_remove !== true);
  await sql`
    with gone as (
      delete from ${table} where ${here} and photo_id <> all(${stay.map(({ id }) => id)}::bigint[]) returning photo_id
    )
    update photo set is_remove = true, remove_date = now() where id in (select photo_id from gone)`.execute(
    tx,
  );
  for (const [position, { id, alt }] of stay.entries()) {
    if (sid === null) {
      await sql`
        insert into problem_photo (problem_id, photo_id, position) values (${problemId}, ${id}, ${position})
        on conflict (problem_id, photo_id) do update set position = excluded.position`.execute(tx);
    } else {
      await sql`
        insert into solution_photo (problem_id, solution_id, photo_id, position)
        values (${problemId}, ${sid}, ${id}, ${position})
        on conflict (problem_id, solution_id, photo_id) do update set position = excluded.position`.execute(
        tx,
      );
    }
    if (alt !== undefined) await sql`update photo set alt = ${alt} where id = ${id}`.execute(tx);
  }
}

function refusal(photo: KnownPhoto | undefined, reader: Reader): Problem["code"] | null {
  if (!photo) return "unknown_reference";
  if (photo.is_here) return null;
  if (photo.user_id !== reader.id && !isModerator(reader)) return "foreign_photo";
  if (photo.is_elsewhere || photo.week_id !== null) return "foreign_photo";
  if (photo.is_remove) return "removed_photo";
  return photo.kind === "photo" ? null : "wrong_type";
}
