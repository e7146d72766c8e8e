import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { isShownOn } from "../../../content/ads/running-banners.ts";
import type { Evidence } from "./evidence.ts";
import { isOfTeam } from "./is-of-team.ts";
import { allowance, freshMarks, hasView } from "./marks.ts";
import type { ReportedBanner } from "./signed-records.ts";

/**
 * Counts a batch in one statement. What is not counted is added to its reason, the first that applies: a bot, staff or the brand's own
 * people (team), a banner that is not shown there (misplaced), the same again (repeat), a click without a view (unseen), too much
 * for one visitor or address in an hour (rate). Unknown banners leave no trace.
 */
export async function countBanners(
  db: QueryExecutorProvider,
  reported: readonly ReportedBanner[],
  evidence: Evidence,
): Promise<void> {
  if (reported.length === 0) return;
  const { day, country } = evidence;
  await sql`
    with given as (
      ${unnested(reported)}
    ), known as (
      -- Batches with the same banners follow one another, so that they never wait for each other.
      select n.id, n.brand_id, n.type, n.section,
        ${isShownOn(day)} and (n.countries = '{}' or ${country} = any(n.countries)) as is_shown
      from banner n where n.id in (select id from given) order by n.id for no key update
    ), judged as (
      select g.*, case
        when ${evidence.isBot}::boolean then 'bot'
        when ${isOfTeam(evidence.userId, sql`k.brand_id`)} then 'team'
        when k.type <> g.type or not k.is_shown or not (k.section = '{}' or g.section = any(k.section)) then 'misplaced'
        end as reason
      from given g join known k on k.id = g.id
    ), clickable as (
      select j.* from judged j
      where j.reason is null and j.clicks > 0 and (j.views > 0 or ${hasView(evidence, "banner", sql`j.id`)})
    ), viewed as (
      ${freshMarks(evidence, "banner", "view", sql`select id, section from judged where reason is null and views > 0`)}
    ), clicked as (
      ${freshMarks(evidence, "banner", "click", sql`select id, section from clickable`)}
    ), fresh as (
      select content_id as id, section, 'click' as action, 1 as n, 1 as priority from clicked
      union all select content_id, section, 'view', 1, 2 from viewed
      union all select id, section, 'serve', served, 3 from judged where reason is null and served > 0
    ), ${allowance(evidence)}, rated as (
      -- Clicks first, which are rarest.
      select id, section, action, n, greatest(0, least(n, (select free from allowance)
        - (sum(n) over (order by priority, id, section) - n)))::int as counted
      from fresh
    ), refused as (
      select id, section, action, reason, n from judged
      cross join lateral (values ('serve', served), ('view', views), ('click', clicks)) as e (action, n)
      where reason is not null
      union all
      select j.id, j.section, 'view', 'repeat', j.views - case when v.content_id is null then 0 else 1 end
      from judged j left join viewed v on v.content_id = j.id and v.section = j.section where j.reason is null
      union all
      select j.id, j.section, 'click', case when c.id is null then 'unseen' else 'repeat' end,
        j.clicks - case when x.content_id is null then 0 else 1 end
      from judged j
      left join clickable c on c.id = j.id and c.section = j.section and c.type = j.type
      left join clicked x on x.content_id = j.id and x.section = j.section
      where j.reason is null
      union all
      select id, section, action, 'rate', n - counted from rated
    ), filtered as (
      insert into banner_filtered_day as d (banner_id, day, section, country, action, reason, cnt)
      select id, ${day}::date, section, ${country}, action, reason, sum(n) from refused
      group by id, section, action, reason having sum(n) > 0 order by id, section, action, reason
      on conflict (banner_id, day, section, country, action, reason) do update set cnt = d.cnt + excluded.cnt
    ), summed as (
      insert into banner_day as d (banner_id, day, section, country, cnt_served, cnt_views, cnt_clicks)
      select id, ${day}::date, section, ${country}, ${sumOf("serve")}, ${sumOf("view")}, ${sumOf("click")} from rated
      group by id, section having sum(counted) > 0 order by id, section
      on conflict (banner_id, day, section, country) do update set cnt_served = d.cnt_served + excluded.cnt_served,
        cnt_views = d.cnt_views + excluded.cnt_views, cnt_clicks = d.cnt_clicks + excluded.cnt_clicks
    )
    update banner n set cnt_views = n.cnt_views + t.views, cnt_clicks = n.cnt_clicks + t.clicks
    from (select id, ${sumOf("view")} as views, ${sumOf("click")} as clicks from rated group by id) t
    where n.id = t.id and t.views + t.clicks > 0`.execute(db);
}

const sumOf = (action: string): RawBuilder<number> =>
  sql<number>`coalesce(sum(counted) filter (where action = ${sql.lit(action)}), 0)::bigint`;

function unnested(reported: readonly ReportedBanner[]): RawBuilder<unknown> {
  return sql`select * from unnest(
    ${reported.map(({ id }) => id)}::bigint[], ${reported.map(({ type }) => type)}::text[],
    ${reported.map(({ section }) => section)}::text[], ${reported.map(({ times }) => times.serve)}::int[],
    ${reported.map(({ times }) => times.view)}::int[], ${reported.map(({ times }) => times.click)}::int[]
  ) as g (id, type, section, served, views, clicks)`;
}
