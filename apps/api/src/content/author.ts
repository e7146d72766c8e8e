import type { Schema } from "@grow/contract";
import { squareUrl } from "../media/present-photo.ts";

/** Columns of the author, joined as `u`; all null once the account was deleted. */
export interface AuthorColumns {
  author_id: number | null;
  author_name: string | null;
  author_avatar_key: string | null;
}

export function userLink(name: string): string {
  return `/grower/${name}`;
}

/** Null when the account was deleted: clients show "Removed". */
export function presentAuthor(row: AuthorColumns): Schema<"UserShort"> | null {
  if (row.author_id === null || row.author_name === null) return null;
  return {
    id: row.author_id,
    name: row.author_name,
    link: userLink(row.author_name),
    avatar_small: squareUrl(row.author_avatar_key),
  };
}
