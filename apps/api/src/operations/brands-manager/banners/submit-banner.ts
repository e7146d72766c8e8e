import { sql } from "kysely";
import { bannerProblems } from "../../../content/ads/banner-problems.ts";
import {
  type BannerDraft,
  type BannerRow,
  type BannerState,
  bannerVersion,
} from "../../../content/ads/banner-rows.ts";
import type { BannerType } from "../../../content/ads/running-banners.ts";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import type { Tx } from "../../../db/database.ts";
import { forbidden, invalid, type Problem } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { requireBrandPhotos } from "../access/brand-photos.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";

/** Most banners of a brand, removed ones apart. */
export const MOST_BANNERS = 500;

interface Submitted {
  readonly type: BannerType;
  readonly saved: BannerRow | null;
  readonly draft: BannerDraft | null;
  readonly tmpId: string;
  readonly content: BannerState;
}

/** What readers see, and where: a change of it goes to review. */
const REVIEWED = [
  ...(["title", "text", "button", "lang", "url", "image_id", "image_dark_id", "image_alt"] as const),
  ...(["section", "countries", "payer"] as const),
] satisfies (keyof BannerState)[];

/**
 * Saves a banner whole, deletes its draft and sends it to review, unless a moderator has let through what readers see of it.
 *
 * @returns its id
 * @throws ApiError 403 without a plan that has views of banners, 422 for what its kind does not allow
 */
export async function submitBanner(
  tx: Tx,
  brand: ManagedBrand,
  userId: number,
  { type, saved, draft, tmpId, content }: Submitted,
): Promise<number> {
  const { banner_views } = await planLimits(tx, brand.id);
  if (banner_views === 0) throw forbidden("premium_only");
  const { image_id: imageId, image_dark_id: darkId } = content;
  const photoOf = async (id: number | null, field: string) =>
    (await requireBrandPhotos(tx, brand.id, id === null ? [] : [id], () => field))[0] ?? null;
  const photo = await photoOf(imageId, "image_id");
  const photoDark = await photoOf(darkId, "image_dark_id");
  const problems = [
    ...missing(content),
    ...bannerProblems({ type, content, productId: saved?.product_id ?? null, photo, photoDark }),
    ...(saved === null ? await tooMany(tx, brand.id) : []),
  ];
  if (problems.length > 0) throw invalid(problems);
  const isApproved = saved?.is_approved === true && isSeenTheSame(saved.content, content);
  const version = Math.max(bannerVersion(saved, null), bannerVersion(null, draft)) + 1;
  const values = sql`(${content.name.trim()}, ${content.title.trim()}, ${content.text.trim()}, ${content.button.trim()}, ${content.lang},
    ${content.url}, ${imageId}, ${darkId}, ${content.section}::text[], ${content.countries}::text[], ${content.payer.trim()},
    ${content.date_start}::date, ${content.date_end}::date, ${content.max_per_day}, ${isApproved && saved?.is_enabled === true},
    ${!isApproved}, ${isApproved}, '', ${userId}, ${version}, now())`;
  const columns = sql`(name, title, text, button, lang, url, image_id, image_dark_id, section, countries, payer, date_start, date_end, max_per_day,
    is_enabled, is_moderate, is_approved, review_text, editor_id, version, update_date)`;
  const { rows } = saved
    ? await sql<{ id: number }>`
        update banner set ${columns} = ${values} where id = ${saved.id} returning id`.execute(tx)
    : await sql<{ id: number }>`
        with added as (
          insert into banner (brand_id, type, tmp_id, name, url) values (${brand.id}, ${type}, ${tmpId}, ${content.name.trim()}, ${content.url})
          returning id
        ) select id from added`.execute(tx);
  const id = rows[0]?.id ?? 0;
  if (!saved) await sql`update banner set ${columns} = ${values} where id = ${id}`.execute(tx);
  if (imageId !== null)
    await sql`update photo set alt = ${content.image_alt.trim()} where id = ${imageId} and alt <> ${content.image_alt.trim()}`.execute(
      tx,
    );
  await sql`delete from portal_draft where brand_id = ${brand.id} and tmp_id = ${draft?.tmp_id ?? tmpId} and type = 'banner'`.execute(
    tx,
  );
  await recordEvent(tx, {
    ...{ type: saved ? "banner.update" : "banner.create", user_id: userId },
    ...{ content_type: "banner", content_id: id, params: { name: content.name.trim() } },
  });
  return id;
}

/** What every banner of a brand needs, whatever its kind. */
function missing({ name, date_start, date_end }: BannerState): Problem[] {
  const problems: Problem[] = [];
  if (name.trim() === "") problems.push({ code: "required", field: "name" });
  if (date_start === null) problems.push({ code: "required", field: "date_start" });
  if (date_end === null) problems.push({ code: "required", field: "date_end" });
  return problems;
}

async function tooMany(tx: Tx, brandId: number): Promise<Problem[]> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from banner where brand_id = ${brandId} and not is_remove`.execute(tx);
  return (rows[0]?.total ?? 0) < MOST_BANNERS
    ? []
    : [{ code: "too_many", field: "name", params: { max: MOST_BANNERS } }];
}

function isSeenTheSame(before: BannerState, after: BannerState): boolean {
  return REVIEWED.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]));
}
