import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { freeSlug } from "../../../content/catalogue/free-slug.ts";
import type { Tx } from "../../../db/database.ts";
import { stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { requireBrandPhotos } from "../access/brand-photos.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { type BrandRow, readBrand, readBrandRow } from "./read-brand.ts";

type Body = RequestBody<"editBrand">;

export const editBrand = defineOperation("editBrand", async ({ body, user, transaction, found }) => {
  const brand = editable(found(managedBrand));
  const data = await transaction(async (tx) => {
    await sql`select from brand where id = ${brand.id} for update`.execute(tx);
    const before = await readBrandRow(tx, brand.id, user.id);
    if (body.version !== undefined && body.version !== before.version)
      throw stale(await readBrand(tx, before, user.id));
    await saveBrand(tx, before, body);
    if (body.items_link !== undefined) await saveLinks(tx, brand.id, body.items_link);
    await recordChange(tx, brand, { type: "brand.update", userId: user.id, name: body.name.trim() });
    return await readBrand(tx, await readBrandRow(tx, brand.id, user.id), user.id);
  });
  return { status: 200, data };
});

async function saveBrand(tx: Tx, before: BrandRow, body: Body): Promise<void> {
  const { id } = before;
  const name = body.name.trim();
  const photos = [
    ["logo_id", body.logo_id],
    ["cover_id", body.cover_id],
  ] as const;
  const keys = new Map<string, string>();
  for (const [field, photoId] of photos) {
    if (photoId === undefined || photoId === null) continue;
    const [photo] = await requireBrandPhotos(tx, id, [photoId], () => field);
    if (photo) keys.set(field, photo.key);
  }
  const slug = name === before.name ? before.slug : await freeSlug(tx, "brand", name, before);
  const logoKey = body.logo_id === undefined ? before.logo_key : (keys.get("logo_id") ?? null);
  const coverId = body.cover_id === undefined ? (before.cover?.id ?? null) : body.cover_id;
  const kept = <Value>(given: Value | undefined, now: Value): Value => (given === undefined ? now : given);
  await sql`
    update brand set name = ${name}, slug = ${slug}, description = ${body.description}, lang = ${body.lang},
      logo_key = ${logoKey}, cover_id = ${coverId}, site = ${kept(body.site, before.site)},
      place = ${kept(body.place, before.place)?.trim() || null}, year = ${kept(body.year, before.year)},
      version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
}

async function saveLinks(tx: Tx, brandId: number, links: NonNullable<Body["items_link"]>): Promise<void> {
  await sql`delete from brand_link where brand_id = ${brandId}`.execute(tx);
  await sql`
    insert into brand_link (brand_id, position, type, url)
    select ${brandId}, (n - 1)::smallint, type, url
    from unnest(${links.map(({ type }) => type)}::text[], ${links.map(({ url }) => url)}::text[])
      with ordinality as given (type, url, n)`.execute(tx);
}
