import { slug as slugOf } from "@grow/domain";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import type { StaffGiveaway } from "./staff-giveaway.ts";

/** Longest slug that a request may have. */
const MAX_SLUG = 75;

/** `/giveaways/archive` is another page. */
const RESERVED = "archive";

/**
 * The slug of a giveaway that is saved. It follows the title until the giveaway is published, unless one is sent. Its id is in the link, so
 * several giveaways may have the same one.
 *
 * @throws ApiError 422 for a slug that cannot be taken
 */
export function giveawaySlug(
  { title, wanted }: { readonly title: string; readonly wanted: string | undefined },
  before: StaffGiveaway | null,
): string {
  if (wanted === undefined) return before !== null && before.state !== "draft" ? before.slug : ofTitle(title);
  if (wanted === before?.slug) return wanted;
  if (wanted === RESERVED) throw invalid([{ code: "reserved_word", field: "slug" }]);
  // All digits are an id.
  if (!/[a-z]/.test(wanted)) throw invalid([{ code: "wrong_format", field: "slug" }]);
  return wanted;
}

function ofTitle(title: string): string {
  const made = slugOf(title).slice(0, MAX_SLUG).replace(/-$/, "");
  if (made === RESERVED) return `giveaway-${made}`;
  return /[a-z]/.test(made) ? made : "";
}

/** Keeps the former slug of a giveaway that readers could see. */
export async function saveOldSlug(
  tx: Tx,
  before: StaffGiveaway | null,
  after: { id: number; slug: string },
): Promise<void> {
  if (before === null || before.slug === after.slug) return;
  await sql`delete from giveaway_old_slug where giveaway_id = ${after.id} and slug = ${after.slug}`.execute(
    tx,
  );
  if (before.state !== "draft" && before.slug !== "")
    await sql`
      insert into giveaway_old_slug (giveaway_id, slug) values (${after.id}, ${before.slug}) on conflict do nothing`.execute(
      tx,
    );
}
