import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { presentAuthor } from "../../../content/author.ts";
import { readTextVersion } from "../versions/text-versions.ts";
import { versionsOfPost } from "./post-versions.ts";
import { type PostText, presentPostText } from "./staff-post.ts";

export type PostVersion = Schema<"StaffPostVersion">;

/** Names a version. */
export interface VersionPlace {
  readonly postId: number;
  readonly lang: string;
  readonly number: number;
}

/**
 * Reads a version of a text.
 *
 * @throws ApiError 404 without such a version
 */
export async function readVersion(
  db: QueryExecutorProvider,
  { postId, lang, number }: VersionPlace,
): Promise<PostVersion> {
  const columns = sql`v.lang, v.title, v.text, v.preview, v.description_seo as description, v.author_role`;
  const row = await readTextVersion<PostText>(db, versionsOfPost(postId, lang), { number, columns });
  return {
    ...presentPostText(row),
    number: row.number,
    item_user: presentAuthor(row),
    add_date: row.add_date,
  };
}
