import type { RequestBody, Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { SEED_FACTS } from "../../../content/catalogue/seed-facts.ts";
import type { UserRef } from "../access/people.ts";

/** The editable state of a product. */
export interface ProductState {
  name: string;
  category: string | null;
  description: string;
  lang: string;
  shop_url: string | null;
  strain_id: number | null;
  /** The strain by its name, while the catalogue does not have it. */
  strain_name: string | null;
  facts: Schema<"SeedFacts"> | null;
  props: Schema<"ProductProps">;
  items_photo: { id: number; alt: string }[];
}

/** A product of the brand as growers see it. */
export interface PublishedProduct {
  id: number;
  slug: string;
  state: ProductState;
  version: number;
  cnt_diaries: number;
  cnt_reviews: number;
  update_date: string;
  user: UserRef | null;
}

/** Saved by managers of the brand, but not published. */
export interface ProductDraft {
  tmp_id: string;
  content_id: number | null;
  value: Partial<ProductState>;
  version: number;
  update_date: string;
  user: UserRef | null;
}

export const EMPTY_PRODUCT: ProductState = {
  name: "",
  category: null,
  description: "",
  lang: "en",
  shop_url: null,
  strain_id: null,
  strain_name: null,
  facts: null,
  props: {},
  items_photo: [],
};

/** The version of a product that was never saved: what follows it begins with 2, so that it is noticed when it is gone. */
const UNSAVED = 1;

/** The version that a save replaces. */
export const currentVersion = (
  published: Pick<PublishedProduct, "version"> | null,
  draft: Pick<ProductDraft, "version"> | null,
): number => draft?.version ?? published?.version ?? UNSAVED;

const editor = sql<UserRef | null>`
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end`;

export async function readPublished(
  db: QueryExecutorProvider,
  brandId: number,
  which: { readonly id: number } | { readonly tmpId: string },
): Promise<PublishedProduct | null> {
  const facts = sql.join(SEED_FACTS.map((name) => sql`${sql.lit(name)}::text, ${sql.ref(`p.${name}`)}`));
  const isWanted = "id" in which ? sql`p.id = ${which.id}` : sql`p.tmp_id = ${which.tmpId}`;
  const { rows } = await sql<PublishedProduct & { section: string; light_type: 1 | 2 | 3 | null }>`
    select p.id, p.slug, p.section, p.light_type, p.version, p.cnt_diaries, p.cnt_reviews, p.update_date, ${editor} as user,
      json_build_object(
        'name', p.name, 'category', p.category, 'description', p.description, 'lang', p.lang, 'shop_url', p.shop_url,
        'strain_id', p.strain_id,
        'strain_name', (select q.name from strain_request q where q.product_id = p.id and q.state = 'open'), 'facts', json_build_object(${facts}), 'props', p.props,
        'items_photo', (
          select coalesce(json_agg(json_build_object('id', f.id, 'alt', f.alt) order by x.position, f.id), '[]')
          from product_photo x join photo f on f.id = x.photo_id and not f.is_remove where x.product_id = p.id)
      ) as state
    from product p left join users u on u.id = p.editor_id and not u.is_remove
    where p.brand_id = ${brandId} and ${isWanted} and not p.is_remove`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { section, light_type, state, ...product } = row;
  return {
    ...product,
    state: {
      ...state,
      facts: section === "seedbank" ? state.facts : null,
      props: light_type === null ? state.props : { light_type, ...state.props },
    },
  };
}

export async function readDraft(
  db: QueryExecutorProvider,
  brandId: number,
  which: { readonly id: number } | { readonly tmpId: string },
): Promise<ProductDraft | null> {
  const isWanted = "id" in which ? sql`d.content_id = ${which.id}` : sql`d.tmp_id = ${which.tmpId}`;
  const { rows } = await sql<ProductDraft>`
    select d.tmp_id, d.content_id, d.value, d.version, d.update_date, ${editor} as user
    from portal_draft d left join users u on u.id = d.user_id and not u.is_remove
    where d.brand_id = ${brandId} and d.type = 'product' and ${isWanted}`.execute(db);
  return rows[0] ?? null;
}

/** The fields that a request brings. */
export function givenState(body: RequestBody<"savePortalProduct">): Partial<ProductState> {
  const {
    brand_id: _brand,
    tmp_id: _tmp,
    is_draft: _draft,
    version: _version,
    items_photo,
    ...fields
  } = body;
  if (items_photo === undefined) return fields;
  const photos = items_photo.filter((photo) => !photo.is_remove);
  return { ...fields, items_photo: photos.map(({ id, alt }) => ({ id, alt: alt ?? "" })) };
}
