import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";

/** SQL statements that fill an empty database with `n` diaries and related rows, in seconds. */
function statements(n: number): string[] {
  const growers = Math.ceil(n / 10);
  const words = "(array['Night','Plum','Moss','Amber','Quiet','North','Copper','Velvet','Harbour','Salt'])";
  const word = `${words}[1 + floor(random() * 10)::int]`;
  const someDay = "timestamptz '2023-09-01' + random() * interval '1100 days'";
  // Skewed like real likes: a few have many, most have hardly any.
  const skewed = (max: number) => `floor(${max} * random() ^ 4)::int`;
  const oneOf = (max: number) => `1 + floor(random() * ${max})::int`;
  return [
    `insert into users (name, cnt_reports, cnt_followers, add_date)
     select 'grower-' || i, ${skewed(40)}, ${skewed(900)}, ${someDay} from generate_series(1, ${growers}) i`,
    `insert into user_handle (handle, user_id) select name, id from users`,
    `insert into account (user_id, email) select id, name || '@example.org' from users`,
    `insert into session (token_hash, user_id, date_end)
     select sha256(name::bytea), id, timestamptz '2126-01-01' from users`,
    `insert into strain (name, slug) select 'Strain ' || i, 'strain-' || i from generate_series(1, 300) i`,
    `insert into brand (name, slug, section)
     select 'Brand ' || i, 'brand-' || i, case when i % 2 = 0 then 'seedbank' else 'nutrients' end
     from generate_series(1, 40) i`,
    `insert into product (brand_id, name, slug, section, strain_id)
     select 1 + i % 40, 'Product ' || i, 'product-' || i, case when i % 2 = 1 then 'seedbank' else 'nutrients' end,
       case when i % 2 = 1 then 1 + (i / 2) % 200 end
     from generate_series(1, 400) i`,
    `insert into photo (key, user_id, width, height) select md5(i::text), ${oneOf(growers)}, 960, 1200 from generate_series(1, ${n}) i`,
    `insert into diary (user_id, name, slug, photo_id, type_room, type_soil, type_watering, type_light, visibility, is_hidden,
       is_harvest, is_video, max_faza, n_progress, cnt_days, cnt_weeks, cnt_photos, cnt_views, cnt_likes, cnt_comments,
       add_date, update_date)
     select user_id, name, 'plum', id, ${oneOf(3)}, ${oneOf(4)}, ${oneOf(4)},
       array[${oneOf(3)}]::smallint[], case when random() < 0.97 then 'public' else 'private' end, random() < 0.01,
       faza = 2, random() < 0.02, faza, floor(random() * 101), 70, 3, floor(random() * 30), likes * 30, likes, 3,
       begun, begun + random() * interval '100 days'
     from (
       select i as id, ${oneOf(growers)} as user_id, ${word} || ' ' || ${word} || ' ' || i as name,
         floor(random() * 4)::int - 1 as faza, ${skewed(400)} as likes, ${someDay} as begun
       from generate_series(1, ${n}) i) made`,
    `insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
     select d.id, case when p.strain_id is null then 'nutrient' else 'seed' end, p.name, p.brand_id, p.id, p.strain_id
     from diary d cross join lateral (select ${oneOf(400)} + d.id * 0 as id from generate_series(1, 3)) chosen
     join product p on p.id = chosen.id`,
    // Statistics of the rows that other tests had make the planner choose nested loops.
    "analyze diary, diary_equip, product",
    `select write_grown_with(array(select id from diary))`,
    ...["strain", "brand"].map(
      (kind) => `update ${kind} set cnt_diaries = counted.n
       from (select thing_id, count(*) as n from grown_with where kind = '${kind}' and is_visible group by 1) counted
       where id = counted.thing_id`,
    ),
    `update product set cnt_diaries = counted.n
     from (select product_id, count(distinct diary_id) as n from diary_equip group by 1) counted where id = counted.product_id`,
    `insert into week (diary_id, days, faza, add_date, cnt_likes, review_general, harvest_weight, harvest_watt)
     select d.id, place, least(d.max_faza, place - 1), d.add_date + place * interval '7 days', ${skewed(50)},
       case when place = 3 then floor(random() * 11) end, case when place = 3 then 100 + 300 * random() end, 300
     from diary d cross join generate_series(1, 3) place`,
    "analyze week",
    `insert into week_nutrient (diary_id, week_id, block, name, product_id, val)
     select diary_id, id, 'flowering', 'Base', ${oneOf(400)}, 2 from week`,
    `insert into comment (type, content_id, user_id, text, cnt_likes, add_date, update_date)
     select 'diary', d.id, ${oneOf(growers)}, 'Looks fine.', ${skewed(20)}, d.add_date, d.add_date
     from diary d cross join generate_series(1, 3)`,
    `insert into comment (type, content_id, user_id, text, cnt_likes, add_date, update_date)
     select 'diary', 1, ${oneOf(growers)}, 'Looks fine.', ${skewed(20)}, ${someDay}, now() from generate_series(1, 5000)`,
    `insert into comment (type, content_id, parent_id, user_id, text)
     select type, content_id, id, ${oneOf(growers)}, 'Thanks.' from comment where id % 7 = 0`,
    `update comment c set cnt_childs = 1 where c.parent_id is null and c.id % 7 = 0`,
    `insert into likes (type, content_id, user_id)
     select 'diary', d.id, liker from diary d cross join lateral (
       select distinct ${oneOf(growers)} + d.id * 0 as liker from generate_series(1, 3)) l`,
    `insert into follow (user_id, type, content_id)
     select distinct u.id, kind, 1 + floor(random() * 40)::int from users u
     cross join (values ('brand'), ('diary')) as kinds (kind)`,
    `insert into follow (user_id, type, content_id)
     select distinct u.id, 'user', 1 + (u.id + step) % ${growers} from users u cross join generate_series(1, 3) step`,
    `insert into event (type, user_id, content_type, content_id, diary_id, add_date)
     select 'week.create', d.user_id, 'week', w.id, d.id, w.add_date
     from week w join diary d on d.id = w.diary_id order by w.add_date`,
    `insert into review (user_id, product_id, diary_id, week_id, n_general, add_date)
     select d.user_id, e.product_id, d.id, w.id, w.review_general, w.add_date
     from diary d join week w on w.diary_id = d.id and w.faza = 2
     join lateral (select product_id from diary_equip where diary_id = d.id order by position, id limit 1) e on true`,
    `select write_search(kind, ids) from (select kind, array_agg(id) as ids from search_source group by kind) sources`,
  ];
}

/** Fills an empty database, as its superuser, and updates the planner's statistics. */
export async function fillWithDiaries(pool: Pool, n: number): Promise<void> {
  const client = await pool.connect();
  try {
    // The same rows in every run. Foreign keys are valid by construction, so checking them is skipped.
    await client.query(
      "begin; set local statement_timeout = 0; set local session_replication_role = replica; select setseed(0.42)",
    );
    for (const statement of statements(n)) await client.query(statement);
    await client.query("commit");
    await client.query("set statement_timeout = 0");
    // A concurrent transaction, such as autovacuum, may keep rows from becoming all-visible.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await client.query("vacuum (analyze)");
      const { rows } = await client.query<{ is_settled: boolean }>(
        "select bool_and(relallvisible >= 0.95 * relpages) as is_settled from pg_class where relname in ('diary', 'diary_equip', 'grown_with', 'search_entry', 'week')",
      );
      if (rows[0]?.is_settled) break;
      await setTimeout(1000);
    }
  } finally {
    // Discards the connection, because its settings were changed.
    client.release(true);
  }
}
