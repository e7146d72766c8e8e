import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import { notFound } from "../../../errors/api-error.ts";
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
  const { rows } = await sql<PostText & AuthorColumns & { number: number; add_date: string }>`
    select v.lang, v.number, v.title, v.text, v.preview, v.description_seo as description, v.author_role, v.add_date,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from post_version v left join users u on u.id = v.user_id and not u.is_remove
    where v.post_id = ${postId} and v.lang = ${lang} and v.number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return {
    ...presentPostText(row),
    number: row.number,
    item_user: presentAuthor(row),
    add_date: row.add_date,
  };
}
