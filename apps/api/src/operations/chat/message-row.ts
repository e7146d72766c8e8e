import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { addressOf, type Room } from "./find-room.ts";

export interface MessageRow extends AuthorColumns {
  id: number;
  is_brand: boolean;
  text: string;
  lang: Schema<"Lang">;
  add_date: string;
  is_remove: boolean;
  diary_id: number | null;
  week_id: number | null;
  strain_id: number | null;
  product_id: number | null;
  photo: PhotoRow | null;
  brand: BrandRef | null;
}

/** Cards of shared things that the user may see, by id. */
export interface SharedCards {
  readonly diaries: ReadonlyMap<number, Schema<"DiaryCard">>;
  readonly weeks: ReadonlyMap<number, Schema<"WeekCard">>;
  readonly strains: ReadonlyMap<number, Schema<"StrainCard">>;
  readonly products: ReadonlyMap<number, Schema<"ProductShort">>;
}

export const NO_CARDS: SharedCards = {
  diaries: new Map(),
  weeks: new Map(),
  strains: new Map(),
  products: new Map(),
};

/** The columns of {@link MessageRow}; needs {@link messageSources}. */
export const messageColumns: RawBuilder<unknown> = sql`m.id, m.is_brand, m.text, m.lang, m.add_date, m.is_remove,
  m.diary_id, m.week_id, m.strain_id, m.product_id, u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
  case when p.id is not null then json_build_object('id', p.id, 'key', p.key, 'width', p.width, 'height', p.height,
    'color', p.color, 'alt', p.alt) end as photo,
  case when m.is_brand then ${brandJson} end as brand`;

/** Joins of message `m` in room `c`. */
export const messageSources: RawBuilder<unknown> = sql`
  left join users u on u.id = m.user_id and not u.is_remove
  left join photo p on p.id = m.photo_id and not p.is_remove
  left join brand b on b.id = c.brand_id`;

/** Growers see the brand instead of the manager who wrote for it. */
export function presentMessage(
  row: MessageRow,
  room: Pick<Room, "type" | "address" | "brand_id" | "other_id" | "is_brand">,
  cards: SharedCards = NO_CARDS,
): Schema<"Message"> {
  const { id, lang, add_date, is_remove, diary_id, week_id, strain_id, product_id } = row;
  const author = row.is_brand && !room.is_brand ? null : presentAuthor(row);
  const isShown = !is_remove;
  return {
    id,
    user_id: isShown ? (author?.id ?? null) : null,
    address: addressOf(room),
    text: isShown ? row.text : "",
    lang,
    add_date,
    item_user: isShown ? author : null,
    item_brand: isShown && row.brand ? presentBrandShort(row.brand) : null,
    item_photo: isShown && row.photo ? presentPhoto(row.photo) : null,
    item_diary: (isShown && week_id === null && cards.diaries.get(diary_id ?? 0)) || null,
    item_week: (isShown && cards.weeks.get(week_id ?? 0)) || null,
    item_strain: (isShown && cards.strains.get(strain_id ?? 0)) || null,
    item_product: (isShown && cards.products.get(product_id ?? 0)) || null,
    is_remove,
  };
}
