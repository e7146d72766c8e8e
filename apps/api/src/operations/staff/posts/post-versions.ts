import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { photoIdsIn } from "./post-pictures.ts";
import type { PostText, StaffPost } from "./staff-post.ts";

/** Versions of a post that stay, per language. */
const MOST_VERSIONS = 20;

interface SavedTexts {
  readonly postId: number;
  readonly userId: number;
  /** Null for a new post. */
  readonly before: StaffPost | null;
  readonly texts: readonly PostText[];
  readonly idOf: ReadonlyMap<string, number>;
}

/** Adds a version for each text that changed. A text from before there were versions becomes the first one. */
export async function saveVersions(
  tx: Tx,
  { postId, userId, before, texts, idOf }: SavedTexts,
): Promise<void> {
  for (const text of texts) {
    const old = before?.items_text.find(({ lang }) => lang === text.lang);
    if (old && isSameText(old, text)) continue;
    if (before && old && old.number === 0)
      await addVersion(tx, postId, { text: old, userId: null, date: before.update_date, idOf });
    await addVersion(tx, postId, { text, userId, date: null, idOf });
    await sql`
      delete from post_version where post_id = ${postId} and lang = ${text.lang} and number <= (
        select max(number) from post_version where post_id = ${postId} and lang = ${text.lang}) - ${sql.lit(MOST_VERSIONS)}`.execute(
      tx,
    );
  }
}

function isSameText(old: PostText, text: PostText): boolean {
  const members = ["title", "text", "preview", "description", "author_role"] as const;
  return members.every((member) => old[member] === text[member]);
}

interface NewVersion {
  readonly text: PostText;
  readonly userId: number | null;
  /** Now when null. */
  readonly date: string | null;
  readonly idOf: ReadonlyMap<string, number>;
}

async function addVersion(tx: Tx, postId: number, { text, userId, date, idOf }: NewVersion): Promise<void> {
  const { lang, title, preview, description, author_role } = text;
  await sql`
    insert into post_version (
      post_id, lang, number, user_id, title, text, preview, description_seo, author_role, photo_ids, add_date)
    select ${postId}, ${lang}, coalesce(max(number), 0) + 1, ${userId}, ${title}, ${text.text}, ${preview}, ${description},
      ${author_role}, ${photoIdsIn(text.text, idOf)}::bigint[], coalesce(${date}::timestamptz, now())
    from post_version where post_id = ${postId} and lang = ${lang}`.execute(tx);
}
