import { type QueryExecutorProvider, sql } from "kysely";
import { isShownOn } from "../../../content/ads/running-banners.ts";
import { invalid } from "../../../errors/api-error.ts";
import type { Evidence } from "./evidence.ts";
import { isOfTeam } from "./is-of-team.ts";
import { allowance, freshMarks, hasView } from "./marks.ts";

interface ReportedButton {
  readonly product_id: number;
  readonly url: string;
  readonly action: "view" | "click";
}

/**
 * Counts a view of a buy link, or a click on it, by the rules of banners. The link is the product's own, or that of its button banner.
 *
 * @throws ApiError 422 for another one
 */
export async function countButton(
  db: QueryExecutorProvider,
  { product_id: id, url, action }: ReportedButton,
  evidence: Evidence,
): Promise<void> {
  const { day } = evidence;
  const isClick = action === "click";
  const one = sql`select id, '' as section from judged where reason is null`;
  const { rows } = await sql<{ is_known: boolean }>`
    with known as (
      select p.id, p.brand_id from product p
      where p.id = ${id} and not p.is_remove and (p.shop_url = ${url} or exists (
        select from banner n where n.product_id = p.id and n.type = 'button' and n.url = ${url} and ${isShownOn(day)}))
    ), judged as (
      select k.id, case
        when ${evidence.isBot}::boolean then 'bot'
        when ${isOfTeam(evidence.userId, sql`k.brand_id`)} then 'team'
        when ${isClick}::boolean and not ${hasView(evidence, "button", sql`k.id`)} then 'unseen'
        end as reason
      from known k
    ), marked as (
      ${freshMarks(evidence, "button", action, one)}
    ), fresh as (
      select content_id as id, 1 as n from marked
    ), ${allowance(evidence)}, decided as (
      select j.id, case when j.reason is not null then j.reason when f.id is null then 'repeat'
        when (select free from allowance) < 1 then 'rate' end as reason
      from judged j left join fresh f on f.id = j.id
    ), filtered as (
      insert into button_filtered_day as d (product_id, day, action, reason, cnt)
      select id, ${day}::date, ${action}, reason, 1 from decided where reason is not null
      on conflict (product_id, day, action, reason) do update set cnt = d.cnt + 1
    ), counted as (
      insert into button_day as d (product_id, day, url, cnt_views, cnt_clicks)
      select id, ${day}::date, ${url}, ${isClick ? 0 : 1}, ${isClick ? 1 : 0} from decided where reason is null
      on conflict (product_id, day, url) do update set
        cnt_views = d.cnt_views + excluded.cnt_views, cnt_clicks = d.cnt_clicks + excluded.cnt_clicks
    )
    select exists (select from known) as is_known`.execute(db);
  if (rows[0]?.is_known !== true) throw invalid([{ code: "unknown_reference", field: "url" }]);
}
