import { sql } from "kysely";
import { freeSlug, RESERVED_SLUGS } from "../../../content/catalogue/free-slug.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import type { StaffPost } from "./staff-post.ts";

/**
 * The slug of a post that is saved. It follows the title until the post was out, unless one is sent. Only the former slug of a post that was
 * out stays a redirect.
 *
 * @throws ApiError 422 for a slug that cannot be taken
 */
export async function postSlug(
  tx: Tx,
  { title, wanted }: { readonly title: string; readonly wanted: string | undefined },
  before: StaffPost | null,
): Promise<string> {
  await lockSlugs(tx);
  if (wanted === undefined) {
    const isSettled = before !== null && (before.is_lang_fixed || originalTitle(before) === title);
    return isSettled ? before.slug : await slugOfTitle(tx, title, before);
  }
  if (wanted === before?.slug) return wanted;
  const code = await refusal(tx, wanted, before?.id ?? 0);
  if (code !== null) throw invalid([{ code, field: "slug" }]);
  return await replaceSlug(tx, before, wanted);
}

/** Two users may choose the same slug at the same time. Readers do not wait, and neither do likes and views of posts. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`lock table post_old_slug in share row exclusive mode`.execute(tx);
}

function originalTitle({ lang, items_text }: StaffPost): string | undefined {
  return items_text.find((text) => text.lang === lang)?.title;
}

/** Of a post that was never out: nobody has its former link. */
async function slugOfTitle(tx: Tx, title: string, before: StaffPost | null): Promise<string> {
  const slug = await freeSlug(tx, "post", title, before);
  if (before)
    await sql`delete from post_old_slug where post_id = ${before.id} and slug = ${before.slug}`.execute(tx);
  return slug;
}

async function replaceSlug(tx: Tx, before: StaffPost | null, slug: string): Promise<string> {
  if (before === null || before.slug === slug) return slug;
  await sql`delete from post_old_slug where slug = ${slug}`.execute(tx);
  if (before.is_lang_fixed)
    await sql`
      insert into post_old_slug (slug, post_id) values (${before.slug}, ${before.id}) on conflict (slug) do nothing`.execute(
      tx,
    );
  return slug;
}

async function refusal(tx: Tx, slug: string, id: number): Promise<Problem["code"] | null> {
  if (RESERVED_SLUGS.post?.includes(slug)) return "reserved_word";
  // All digits are an id.
  if (!/[a-z]/.test(slug)) return "wrong_format";
  const { rows } = await sql`
    select from post where slug = ${slug} and not is_remove and id <> ${id}
    union all select from post_old_slug where slug = ${slug} and post_id <> ${id}`.execute(tx);
  return rows.length > 0 ? "taken" : null;
}
