import { sql } from "kysely";
import { freeSlug } from "../../../content/catalogue/free-slug.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { lockSlugs } from "./post-slug.ts";
import { wasOut } from "./post-state.ts";
import { recordPostChange } from "./record-post-change.ts";
import { lockStaffPost, readStaffPost, type StaffPost } from "./staff-post.ts";

interface Change {
  readonly id: number;
  readonly userId: number;
}

/**
 * Takes a post from its readers, or from its schedule; no effect on one that is neither out nor scheduled.
 *
 * @throws ApiError 404 without such a post, 422 closed for a removed one
 */
export async function unpublishPost(tx: Tx, { id, userId }: Change): Promise<StaffPost> {
  const before = await lockStaffPost(tx, id);
  if (before.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  if (before.state !== "published" && before.state !== "scheduled") return before;
  await sql`
    update post p set is_publish = false, was_out = ${wasOut}, version = version + 1, update_date = now()
    where p.id = ${id}`.execute(tx);
  const after = await readStaffPost(tx, id);
  await recordPostChange(tx, { type: "staff.update", userId, before, after });
  return after;
}

/**
 * Removes a post; no effect on a removed one.
 *
 * @throws ApiError 404 without such a post
 */
export async function removePost(tx: Tx, { id, userId }: Change): Promise<StaffPost> {
  const before = await lockStaffPost(tx, id);
  if (before.state === "removed") return before;
  await sql`
    update post p set is_remove = true, remove_date = now(), is_publish = false, was_out = ${wasOut},
      version = version + 1, update_date = now()
    where p.id = ${id}`.execute(tx);
  const after = await readStaffPost(tx, id);
  await recordPostChange(tx, { type: "staff.delete", userId, before, after });
  return after;
}

/**
 * Restores a removed post, unpublished; no effect on another one. It gets a new slug where another post has its own now.
 *
 * @throws ApiError 404 without such a post
 */
export async function restorePost(tx: Tx, { id, userId }: Change): Promise<StaffPost> {
  const before = await lockStaffPost(tx, id);
  if (before.state !== "removed") return before;
  await lockSlugs(tx);
  const { rows } = await sql`select from post where slug = ${before.slug} and not is_remove`.execute(tx);
  const slug = rows.length === 0 ? before.slug : await freeSlug(tx, "post", before.slug, null);
  await sql`delete from post_old_slug where slug = ${slug}`.execute(tx);
  await sql`
    update post set is_remove = false, remove_date = null, slug = ${slug}, version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  const after = await readStaffPost(tx, id);
  await recordPostChange(tx, { type: "staff.restore", userId, before, after });
  return after;
}
