import { type QueryExecutorProvider, sql } from "kysely";

/** A thing with statistics of its own. */
export interface Subject {
  type: "brand" | "product" | "strain";
  content_id: number;
}

/**
 * Recomputes the facts of diaries. A diary counts for a strain, seed or seedbank if it grew no other: a mixed harvest says nothing about
 * one of them. Ratings by the people of the seed's own brand are left out.
 *
 * @returns the subjects with facts before or after
 */
export async function writeHarvestFacts(
  tx: QueryExecutorProvider,
  diaryIds: readonly number[],
): Promise<Subject[]> {
  const { rows: before } = await sql<Subject>`
    delete from harvest_fact where diary_id = any(${diaryIds}::bigint[]) returning type, content_id`.execute(
    tx,
  );
  const { rows: after } = await sql<Subject>`
    with seeds as (
      select e.diary_id, min(e.strain_id) as strain_id, min(e.product_id) as product_id, min(e.brand_id) as brand_id,
        -- A seed outside the catalogue counts as another one.
        count(distinct coalesce(e.strain_id, -e.id)) = 1 as is_one_strain,
        count(distinct coalesce(e.product_id, -e.id)) = 1 as is_one_product,
        count(distinct coalesce(e.brand_id, -e.id)) = 1 as is_one_brand
      from diary_equip e
      where e.diary_id = any(${diaryIds}::bigint[]) and e.category = 'seed'
      group by e.diary_id
    ), weeks as (
      select w.diary_id,
        7 * (max(w.days) filter (where w.faza = 0) - min(w.days) filter (where w.faza = 0) + 1) as veg_days,
        7 * (max(w.days) filter (where w.faza = 1) - min(w.days) filter (where w.faza = 1) + 1) as flowering_days,
        max(nullif(w.height, 0)) as height,
        max(nullif(w.harvest_space, 0)) filter (where w.faza = 2) as space,
        sum(nullif(w.harvest_plant, 0)) filter (where w.faza = 2) as plants,
        (array_agg(w.review_general order by w.days desc, w.id desc) filter (where w.review_general is not null))[1] as n_general,
        (array_agg(w.review_growing order by w.days desc, w.id desc) filter (where w.review_growing is not null))[1] as n_growing,
        (array_agg(w.review_resistance order by w.days desc, w.id desc) filter (where w.review_resistance is not null))[1]
          as n_resistance,
        min(w.germination_method) filter (where w.seeds_sown is not null) as method,
        sum(w.seeds_sown) filter (where w.seeds_sprouted is not null) as sown,
        sum(w.seeds_sprouted) filter (where w.seeds_sown is not null) as sprouted
      from week w where w.diary_id = any(${diaryIds}::bigint[]) and not w.is_remove
      group by w.diary_id
    )
    insert into harvest_fact (
      type, content_id, diary_id, user_id, type_room, type_soil, type_light, seller_id, flowering_days, veg_days, total_days, yield_watt,
      yield_area, yield_plant, height, n_general, n_growing, n_resistance, germination_method, seeds_sown, seeds_sprouted)
    select subject.type, subject.id, d.id, d.user_id, d.type_room, d.type_soil,
      case when cardinality(d.type_light) = 1 then d.type_light[1] end,
      case when s.is_one_brand then s.brand_id end, w.flowering_days, w.veg_days, nullif(d.cnt_days, 0),
      d.harvest_weight / nullif(d.harvest_watt, 0), d.harvest_weight / w.space, d.harvest_weight / w.plants, w.height,
      rating.n_general, rating.n_growing, rating.n_resistance, w.method, w.sown, case when w.sown is not null then w.sprouted end
    from diary d
    join seeds s on s.diary_id = d.id
    join weeks w on w.diary_id = d.id
    left join weeks rating on rating.diary_id = d.id and not is_of_brand(d.user_id, s.brand_id) and not exists (
      select from review r where r.diary_id = d.id and r.product_id = s.product_id and r.is_affiliated)
    cross join lateral (values
      ('strain', case when s.is_one_strain then s.strain_id end),
      ('product', case when s.is_one_product then s.product_id end),
      ('brand', case when s.is_one_brand then s.brand_id end)) subject (type, id)
    where d.id = any(${diaryIds}::bigint[]) and d.is_harvest and d.is_visible and subject.id is not null
    returning type, content_id`.execute(tx);
  return [...before, ...after];
}
