import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { addVersion, type VersionsOfText } from "../versions/text-versions.ts";
import { photoIdsIn } from "./post-pictures.ts";
import type { PostText, StaffPost } from "./staff-post.ts";

interface SavedTexts {
  readonly postId: number;
  readonly userId: number;
  /** Null for a new post. */
  readonly before: StaffPost | null;
  readonly texts: readonly PostText[];
  readonly idOf: ReadonlyMap<string, number>;
}

/** The versions of the text of a post in one language, or of all its texts. */
export function versionsOfPost(postId: number, lang?: string): VersionsOfText {
  return { table: "post_version", key: { post_id: postId, ...(lang !== undefined && { lang }) } };
}

/** Adds a version for each text that changed. A text from before there were versions becomes the first one. */
export async function saveVersions(
  tx: Tx,
  { postId, userId, before, texts, idOf }: SavedTexts,
): Promise<void> {
  for (const text of texts) {
    const old = before?.items_text.find(({ lang }) => lang === text.lang);
    if (old && isSameText(old, text)) continue;
    const versions = versionsOfPost(postId, text.lang);
    if (before && old && old.number === 0)
      await addVersion(tx, versions, {
        userId: null,
        date: before.update_date,
        columns: columnsOf(old, idOf),
      });
    await addVersion(tx, versions, { userId, date: null, columns: columnsOf(text, idOf) });
  }
}

function isSameText(old: PostText, text: PostText): boolean {
  const members = ["title", "text", "preview", "description", "author_role"] as const;
  return members.every((member) => old[member] === text[member]);
}

function columnsOf(
  { title, text, preview, description, author_role }: PostText,
  idOf: ReadonlyMap<string, number>,
) {
  const photo_ids = sql`${photoIdsIn(text, idOf)}::bigint[]`;
  return { title, text, preview, description_seo: description, author_role, photo_ids };
}
