import { BRAND_TABS, slug } from "@grow/domain";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { sql } from "kysely";
import { freeSlug } from "../../../content/catalogue/free-slug.ts";
import { FACT_COLUMNS, factValues, setFacts } from "../../../content/catalogue/seed-facts.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import type { PhotoRow } from "../../../media/present-photo.ts";
import { requireBrandPhotos } from "../access/brand-photos.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { requestStrain, strainNamed } from "../strain-requests/request-strain.ts";
import {
  currentVersion,
  type ProductDraft,
  type ProductState,
  type PublishedProduct,
} from "./product-state.ts";

interface PublishedState {
  readonly published: PublishedProduct | null;
  readonly draft: ProductDraft | null;
  readonly tmpId: string;
  readonly state: ProductState;
}

/**
 * Publishes a product, and deletes its draft.
 *
 * @returns its id
 * @throws ApiError 422 for a missing name, a name whose link is a tab of the brand, a category of another section, an unknown
 * strain and photos of others
 */
export async function publishProduct(
  tx: Tx,
  brand: ManagedBrand,
  userId: number,
  { published, draft, tmpId, state }: PublishedState,
): Promise<number> {
  const name = state.name.trim();
  const problems = await problemsOf(tx, name, state);
  // A category from before its section had a list of them may stay.
  const isKept = state.category === null || state.category === published?.state.category;
  if (!isKept && !SECTION_CATEGORIES[brand.section].includes(state.category ?? ""))
    problems.push({ code: "not_allowed", field: "category" });
  if (problems.length > 0) throw invalid(problems);
  const photos = await requireBrandPhotos(
    tx,
    brand.id,
    state.items_photo.map(({ id }) => id),
    (index) => `items_photo.${index}.id`,
  );
  const isSeed = brand.section === "seedbank";
  const facts = isSeed ? state.facts : null;
  const strainId = isSeed ? (state.strain_id ?? (await strainNamed(tx, state.strain_name))) : null;
  const { light_type = null, ...props } = state.props;
  const version = Math.max(currentVersion(published, null), currentVersion(null, draft)) + 1;
  const link =
    name === published?.state.name ? published.slug : await freeSlug(tx, "product", name, published);
  const logo = photos[0]?.key ?? null;
  const columns = sql`(brand_id, section, name, slug, category, description, lang, shop_url, strain_id, light_type,
    props, logo_key, editor_id, tmp_id, version, ${FACT_COLUMNS})`;
  const { rows } = published
    ? await sql<{ id: number }>`
        update product set name = ${name}, slug = ${link}, category = ${state.category}, description = ${state.description},
          lang = ${state.lang}, shop_url = ${state.shop_url}, strain_id = ${strainId}, light_type = ${light_type},
          props = ${JSON.stringify(props)}::jsonb, logo_key = ${logo}, editor_id = ${userId}, ${setFacts(facts)},
          version = ${version}, update_date = now()
        where id = ${published.id} returning id`.execute(tx)
    : await sql<{ id: number }>`
        insert into product ${columns} values (${brand.id}, ${brand.section}, ${name}, ${link}, ${state.category},
          ${state.description}, ${state.lang}, ${state.shop_url}, ${strainId}, ${light_type},
          ${JSON.stringify(props)}::jsonb, ${logo}, ${userId}, ${tmpId}, ${version}, ${factValues(facts)})
        returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await savePhotos(tx, id, photos, state.items_photo);
  await requestStrain(tx, { id, userId, name: isSeed && strainId === null ? state.strain_name : null });
  await sql`delete from portal_draft where brand_id = ${brand.id} and tmp_id = ${draft?.tmp_id ?? tmpId}`.execute(
    tx,
  );
  await recount(tx, "brand", [brand.id]);
  await recordChange(tx, brand, {
    type: published ? "brand.update_product" : "brand.create_product",
    userId,
    name,
    params: { product_id: id },
  });
  await recordEvent(tx, {
    type: published ? "product.update" : "product.create",
    user_id: userId,
    content_type: "product",
    content_id: id,
  });
  return id;
}

async function problemsOf(tx: Tx, name: string, state: ProductState): Promise<Problem[]> {
  const problems: Problem[] = [];
  const tabs: readonly string[] = BRAND_TABS;
  if (name === "") problems.push({ code: "required", field: "name" });
  else if (tabs.includes(slug(name))) problems.push({ code: "reserved_word", field: "name" });
  if (state.strain_id !== null) {
    const { rows } = await sql`select from strain where id = ${state.strain_id} and not is_remove`.execute(
      tx,
    );
    if (rows.length === 0) problems.push({ code: "unknown_reference", field: "strain_id" });
  }
  return problems;
}

async function savePhotos(
  tx: Tx,
  productId: number,
  photos: readonly PhotoRow[],
  given: ProductState["items_photo"],
): Promise<void> {
  const ids = photos.map(({ id }) => id);
  await sql`delete from product_photo where product_id = ${productId} or photo_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into product_photo (product_id, photo_id, position)
    select ${productId}, id, (n - 1)::smallint from unnest(${ids}::bigint[]) with ordinality as given (id, n)`.execute(
    tx,
  );
  await sql`
    update photo f set alt = given.alt
    from unnest(${given.map(({ id }) => id)}::bigint[], ${given.map(({ alt }) => alt)}::text[]) as given (id, alt)
    where f.id = given.id and f.alt <> given.alt`.execute(tx);
}
