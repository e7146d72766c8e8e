import { slug } from "@grow/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Longest slug that the tables take, less room for a number. */
const MAX_SLUG = 75;

/** A name without Latin letters has no slug of its own. */
const FALLBACK = { brand: "brand", product: "product", strain: "strain", post: "post" } as const;

/** Slugs beside which other pages have theirs; the table refuses them. */
export const RESERVED_SLUGS: { readonly [table in keyof typeof FALLBACK]?: readonly string[] } = {
  post: ["voting", "votes", "tag", "tags", "category", "careers", "rss", "feed"],
};

/**
 * Finds the slug for a new name, with a number behind it where another thing has it. The slug it replaces stays a redirect.
 *
 * @param before what has been there so far; null for a new thing
 */
export async function freeSlug(
  tx: Tx,
  table: keyof typeof FALLBACK,
  name: string,
  before: { readonly id: number; readonly slug: string } | null,
): Promise<string> {
  const made = slug(name).slice(0, MAX_SLUG).replace(/-$/, "");
  const wanted = /[a-z]/.test(made) ? made : [FALLBACK[table], made].filter(Boolean).join("-");
  const id = before?.id ?? 0;
  const old = sql.table(`${table}_old_slug`);
  const owner = sql.ref(`${table}_id`);
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where not is_remove and id <> ${id} and slug like ${`${wanted}%`}
    union select slug from ${old} where ${owner} <> ${id} and slug like ${`${wanted}%`}`.execute(tx);
  const taken = new Set([...rows.map((row) => row.slug), ...(RESERVED_SLUGS[table] ?? [])]);
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  if (before && before.slug !== free) {
    await sql`delete from ${old} where slug = ${free}`.execute(tx);
    await sql`
      insert into ${old} (slug, ${owner}) values (${before.slug}, ${id}) on conflict (slug) do nothing`.execute(
      tx,
    );
  }
  return free;
}
