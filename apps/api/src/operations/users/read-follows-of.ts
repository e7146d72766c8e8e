import type { ReadQuery, Schema } from "@grow/contract";
import { findUser } from "../../accounts/user-queries.ts";
import { type FollowPart, readFollowPage } from "../../content/follow-rows.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors/api-error.ts";
import type { Reader } from "../../rights/diary-access.ts";

/**
 * A page of what a grower, named by id or name, follows.
 *
 * @throws ApiError 404 where there is no such grower
 */
export async function readFollowsOf(
  db: Db,
  idOrName: number | string,
  reader: Reader | null,
  part: FollowPart,
  query: ReadQuery<"listFollowing">,
): Promise<Schema<"FollowRowList">> {
  const grower = await findUser(db, idOrName, reader?.id ?? null);
  if (grower === null) throw notFound();
  return await readFollowPage(db, grower.id, reader, part, query);
}
