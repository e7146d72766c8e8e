import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { bannerProblems } from "../../../content/ads/banner-problems.ts";
import { type BannerRow, type BannerState, EMPTY_BANNER } from "../../../content/ads/banner-rows.ts";
import { textLang } from "../../../content/text-lang.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import { isFreePhoto, type OfferedPhoto, photoRefusal } from "../desks/offered-photo.ts";

type Body = RequestBody<"createStaffBanner">;

interface Saved {
  readonly body: Body;
  /** Null for a new one. */
  readonly before: BannerRow | null;
  readonly userId: number;
  readonly locale: Parameters<typeof textLang>[0];
}

/** The words and places in a request. */
export function contentOf({ body, before, locale }: Omit<Saved, "userId">): BannerState {
  const {
    brand_id: _brand,
    type: _type,
    version: _version,
    is_enabled: _enabled,
    product_id: _product,
    ...given
  } = body;
  const lang = { lang: before?.content.lang ?? textLang(locale) };
  const alt = { image_alt: before?.content.image_alt ?? "" };
  return { ...EMPTY_BANNER, ...lang, ...alt, ...given };
}

/**
 * Saves a banner that staff set up; it needs no review.
 *
 * @returns its id
 * @throws ApiError 422 for what its kind does not allow, an unknown brand or product, and photos of others
 */
export async function saveBanner(tx: Tx, saved: Saved): Promise<number> {
  const { body, before, userId } = saved;
  const content = contentOf(saved);
  const productId = body.product_id ?? null;
  const light = await offeredPicture(tx, saved, "image_id", content.image_id);
  const dark = await offeredPicture(tx, saved, "image_dark_id", content.image_dark_id);
  const refused = [...light.problems, ...dark.problems];
  const problems: Problem[] = [
    ...(await unknownReferences(tx, body)),
    ...refused,
    ...(refused.length === 0
      ? bannerProblems({
          type: body.type,
          content,
          productId,
          photo: light.picture,
          photoDark: dark.picture,
          isOwn: body.brand_id === null,
        })
      : []),
  ];
  if (problems.length > 0) throw invalid(problems);
  const { rows } = before
    ? { rows: [before] }
    : await sql<{ id: number }>`
        insert into banner (brand_id, type, name, url) values (${body.brand_id}, ${body.type}, ${content.name.trim()}, ${content.url})
        returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await sql`
    update banner set name = ${content.name.trim()}, title = ${content.title.trim()}, text = ${content.text.trim()},
      button = ${content.button.trim()}, lang = ${content.lang}, url = ${content.url}, image_id = ${content.image_id},
      image_dark_id = ${content.image_dark_id}, product_id = ${productId}, section = ${content.section}::text[], countries = ${content.countries}::text[],
      payer = ${content.payer.trim()}, date_start = ${content.date_start}::date, date_end = ${content.date_end}::date,
      max_per_day = ${content.max_per_day}, is_enabled = ${body.is_enabled}, is_moderate = false, is_approved = true,
      review_text = '', editor_id = ${userId}, version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  if (content.image_id !== null)
    await sql`update photo set alt = ${content.image_alt.trim()} where id = ${content.image_id}`.execute(tx);
  return id;
}

interface Picture extends OfferedPhoto {
  width: number;
  height: number;
}

interface Offered {
  /** Null without one. */
  readonly picture: Picture | null;
  readonly problems: Problem[];
}

async function offeredPicture(
  tx: Tx,
  saved: Saved,
  field: "image_id" | "image_dark_id",
  id: number | null,
): Promise<Offered> {
  if (id === null) return { picture: null, problems: [] };
  const picture = await readPhoto(tx, id, saved);
  const code = photoRefusal(picture);
  return { picture: picture ?? null, problems: code === null ? [] : [{ code, field }] };
}

/** A picture of the brand, of this banner already, or one that the user has just uploaded. */
async function readPhoto(
  tx: Tx,
  imageId: number,
  { body, before, userId }: Saved,
): Promise<Picture | undefined> {
  const own = [before?.content.image_id, before?.content.image_dark_id].filter(
    (id) => typeof id === "number",
  );
  const { rows } = await sql<Picture>`
    select p.kind, p.is_remove, p.width, p.height, ${isFreePhoto(userId)} as is_free,
      coalesce(p.id = any(${own}::bigint[]) or (p.brand_id = ${body.brand_id}::bigint and p.diary_id is null), false)
        as is_own
    from photo p where p.id = ${imageId} for update`.execute(tx);
  return rows[0];
}

async function unknownReferences(tx: Tx, { brand_id, product_id = null, type }: Body): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (brand_id !== null) {
    const { rows } = await sql`select from brand where id = ${brand_id} and not is_remove`.execute(tx);
    if (rows.length === 0) problems.push({ code: "unknown_reference", field: "brand_id" });
  }
  if (product_id !== null) {
    const { rows } = await sql`
      select from product where id = ${product_id} and brand_id = ${brand_id}::bigint and not is_remove`.execute(
      tx,
    );
    if (rows.length === 0) problems.push({ code: "unknown_reference", field: "product_id" });
    else if (type !== "button") problems.push({ code: "not_allowed", field: "product_id" });
  }
  return problems;
}
