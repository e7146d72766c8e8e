import { type RawBuilder, sql } from "kysely";
import { bannerState, presentBanners, readBanners } from "../../../content/ads/banner-rows.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { readDrafts } from "./banner-drafts.ts";

interface Card {
  id: number | null;
  tmp_id: string | null;
}

export const listBanners = defineOperation("listBanners", async ({ query, reads, found }) => {
  const brand = found(managedBrand);
  const { start, limit } = query;
  const all = cards(brand.id, query);
  const { rows } = await sql<Card>`
    select id, tmp_id from (${all}) card order by (id is null) desc, date desc, id desc, tmp_id
    limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from (${all}) card`.execute(reads);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const tmpIds = rows.flatMap(({ tmp_id }) => (tmp_id === null ? [] : [tmp_id]));
  const saved = new Map(
    (await readBanners(reads, sql`n.id = any(${ids}::bigint[])`)).map((row) => [row.id, row]),
  );
  const drafts = new Map(
    (await readDrafts(reads, brand.id, sql`d.tmp_id = any(${tmpIds}::text[])`)).map((row) => [
      row.tmp_id,
      row,
    ]),
  );
  const banners = rows.flatMap((card) => {
    const row = card.id === null ? null : (saved.get(card.id) ?? null);
    const draft = card.tmp_id === null ? null : (drafts.get(card.tmp_id) ?? null);
    const kind = row?.type ?? draft?.value.type;
    return kind === undefined ? [] : [{ type: kind, saved: row, draft, isDraftShown: false }];
  });
  return {
    status: 200,
    data: { items: await presentBanners(reads, banners), total: counts[0]?.total ?? 0, start, limit },
  };
});

interface Wanted {
  readonly type?: string | undefined;
  readonly state?: string | undefined;
}

/** Saved banners with the id of their draft, and drafts of new ones. */
function cards(brandId: number, { type, state }: Wanted): RawBuilder<unknown> {
  const isOf = (column: RawBuilder<unknown>, wanted: string | undefined) =>
    wanted === undefined ? sql`true` : sql`${column} = ${wanted}`;
  return sql`
    select n.id, d.tmp_id, greatest(n.add_date, d.add_date) as date
    from banner n left join portal_draft d on d.brand_id = n.brand_id and d.type = 'banner' and d.content_id = n.id
    where n.brand_id = ${brandId} and not n.is_remove and ${isOf(sql`n.type`, type)} and ${isOf(bannerState, state)}
    union all
    select null, d.tmp_id, d.update_date from portal_draft d
    where d.brand_id = ${brandId} and d.type = 'banner' and d.content_id is null
      and ${isOf(sql`d.value ->> 'type'`, type)} and ${isOf(sql`'draft'`, state)}`;
}
