import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { publishProblems } from "./publish-problems.ts";
import { recordPostChange } from "./record-post-change.ts";
import { lockStaffPost, readStaffPost, type StaffPost } from "./staff-post.ts";

interface Publish {
  readonly id: number;
  readonly userId: number;
  readonly body: RequestBody<"publishStaffPost">;
}

/**
 * Publishes a post now, or schedules it; no effect on one that is out.
 *
 * @throws ApiError 404 without such a post, 409 with the present post for an old version, 422 with what is missing
 */
export async function publishPost(tx: Tx, { id, userId, body }: Publish): Promise<StaffPost> {
  const before = await lockStaffPost(tx, id);
  if (before.version !== body.version) throw stale(before);
  if (before.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  const problems = [
    ...publishProblems({ ...before, hasCover: before.item_cover !== null }),
    ...(await checkDate(tx, before, body.view_date)),
  ];
  if (problems.length > 0) throw invalid(problems);
  if (before.state === "published") return before;
  await (body.view_date === undefined ? comeOut(tx, id) : schedule(tx, id, body.view_date));
  const after = await readStaffPost(tx, id);
  await recordPostChange(tx, { type: "staff.update", userId, before, after });
  return after;
}

/** By the clock of the database, like everything that decides what readers see. */
async function checkDate(tx: Tx, { state }: StaffPost, date: string | undefined): Promise<Problem[]> {
  if (date === undefined) return [];
  if (state === "published") return [{ code: "not_allowed", field: "view_date" }];
  const { rows } = await sql<{ is_future: boolean }>`
    select ${date}::timestamptz > now() as is_future`.execute(tx);
  return rows[0]?.is_future ? [] : [{ code: "out_of_range", field: "view_date" }];
}

/** A post that was out comes back with its former date, and is not announced again. */
async function comeOut(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ user_id: number | null; is_new: boolean }>`
    with present as (select id, announce_date is null as is_new from post where id = ${id})
    update post p set is_publish = true, version = version + 1, update_date = now(),
      -- Cut, because rounding may lead into the future.
      view_date = case when p.was_out and p.view_date <= now() then p.view_date else date_trunc('milliseconds', now()) end,
      announce_date = coalesce(p.announce_date, now())
    from present where p.id = present.id returning p.user_id, present.is_new`.execute(tx);
  const [row] = rows;
  if (row?.is_new)
    await recordEvent(tx, {
      ...{ type: "blog.publish", user_id: row.user_id, content_type: "blog", content_id: id },
    });
}

/** The job announces it when it comes out; the announcement of an earlier time is withdrawn, so that there is one. */
async function schedule(tx: Tx, id: number, date: string): Promise<void> {
  await sql`delete from event where content_type = 'blog' and content_id = ${id} and type = 'blog.publish'`.execute(
    tx,
  );
  await sql`
    update post set is_publish = true, view_date = ${date}::timestamptz, announce_date = null, version = version + 1,
      update_date = now()
    where id = ${id}`.execute(tx);
}
