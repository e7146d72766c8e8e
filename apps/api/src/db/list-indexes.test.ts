import type { PoolClient } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";

// Independent of the tables' size: with sorting and sequential scans disabled, a plan that still contains one of them has no usable
// index.
let client: PoolClient;

beforeAll(async () => {
  client = await (await testDatabase()).pool.connect();
  await client.query("begin; set local enable_seqscan = off; set local enable_sort = off");
});

beforeEach(() => scanWith("indexscan"));

afterAll(async () => {
  await client.query("rollback");
  client.release();
});

async function scanWith(scan: "indexscan" | "bitmapscan"): Promise<void> {
  const other = scan === "indexscan" ? "bitmapscan" : "indexscan";
  await client.query(`set local enable_${scan} = on; set local enable_${other} = off`);
}

interface Plan {
  readonly "Node Type": string;
  readonly Plans?: readonly Plan[];
}

function nodes(plan: Plan): string[] {
  return [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodes)];
}

async function plan(query: string): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (format json) ${query} limit 20`,
  );
  const top = rows[0]?.["QUERY PLAN"][0].Plan;
  return top ? nodes(top) : [];
}

const catalogueSorts = ["cnt_diaries desc", "avg_rate desc nulls last", "cnt_reviews desc", "add_date desc"];
const descending = (column: string) => `${column} desc, id desc`;

test.each([
  // Growers
  ...["cnt_followers", "cnt_reports", "add_date"].map(
    (by) => `users where not is_remove order by ${descending(by)}`,
  ),
  ...["users", "brand", "product", "strain"].map(
    (table) => `${table} where not is_remove order by lower(name), id`,
  ),
  "user_handle where handle like 'tess%'",
  "users where not is_remove and lower(name) like 'tess%'",
  "user_ban where user_id = 1 order by add_date desc, content_id desc",
  // Messages to the team
  "contact where state = 'open' order by add_date, id",
  "contact where state = 'answered' order by add_date desc, id desc",
  // Follows and notifications
  "follow where user_id = 1 order by add_date desc, content_id desc",
  "follow where type = 'user' and content_id = 1 order by user_id",
  "follow where type = 'user' and content_id = 1 order by add_date desc, user_id desc",
  "notification where user_id = 1 order by add_date desc, id desc",
  "notification where user_id = 1 and channel = 'activity' order by add_date desc, id desc",
  `notification where user_id = 1 and "group" = 'like:diary:1' and group_period = '2026-09-14' order by id desc`,
  "notification where user_id = 1 and channel = 'activity' and not is_visit and not is_remove",
  `event where type in ('diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create',
     'video.publish', 'blog.publish', 'award.won') order by id desc`,
  "event where user_id = 1 order by id desc",
  "event where diary_id = 1 order by id desc",
  // Questions and videos
  ...["add_date", "update_date", "cnt_likes", "cnt_views", "cnt_solutions"].map(
    (by) => `problem where is_visible order by ${descending(by)}`,
  ),
  "problem where is_visible and not is_solved order by add_date desc, id desc",
  "problem where user_id = 1 and not is_remove order by add_date desc, id desc",
  "problem where diary_id = 1 order by add_date desc, id desc",
  "problem_symptom where type = 'leaf' and id = 1 order by problem_id desc",
  "solution where problem_id = 1 and not is_remove order by is_accepted desc, cnt_likes desc, id",
  "solution where id = 1",
  ...["publish_date", "cnt_likes", "cnt_views"].map(
    (by) => `video where is_short and is_visible order by ${descending(by)}`,
  ),
  "video where user_id = 1 and is_short and not is_remove order by add_date desc, id desc",
  "video_tag where tag = 'topping' order by video_id desc",
  "diary where is_visible and is_harvest and not is_lock and cnt_photos >= 6 order by update_date desc, id desc",
  // Weeks across all diaries, and harvest reports
  "week where not is_remove order by add_date desc, id desc",
  "week where faza = 1 and not is_remove order by add_date desc, id desc",
  "week where not is_remove order by cnt_likes desc, id desc",
  "week where faza = 2 and not is_remove order by review_general desc nulls last, id desc",
  "week where faza = 2 and not is_remove order by yield_watt desc nulls last, id desc",
  "week_report where category = 'tastes' and val = 'berry' order by diary_id",
  ...[
    "add_date desc, id desc",
    "cnt_likes desc, id desc",
    "n_general desc nulls last, id desc",
    "n_general nulls first, id",
  ].flatMap((by) => [
    `review where is_visible order by ${by}`,
    `review where product_id = 1 and is_visible order by ${by}`,
  ]),
  "review where user_id = 1 and not is_remove order by add_date desc, id desc",
  "review where diary_id = 1",
  "comment where type = 'diary' and content_id = 1 and not is_remove",
  // The catalogue
  ...catalogueSorts.flatMap((by) => [
    `brand where not is_remove order by ${by}, id desc`,
    `brand where section = 'nutrients' and not is_remove order by ${by}, id desc`,
    `product where not is_remove order by ${by}, id desc`,
    `product where section = 'nutrients' and not is_remove order by ${by}, id desc`,
  ]),
  ...["cnt_diaries desc", "avg_rate desc nulls last", "add_date desc"].map(
    (by) => `strain where not is_remove order by ${by}, id desc`,
  ),
  "brand where section = 'nutrients' and not is_remove order by lower(name), id",
  "product where section = 'nutrients' and category = 'base' and not is_remove order by cnt_diaries desc, id desc",
  "product where brand_id = 1 and not is_remove order by cnt_diaries desc, id desc",
  "product where strain_id = 1 and not is_remove order by cnt_diaries desc, id desc",
  "strain where brand_id = 1 order by cnt_diaries desc, id desc",
  "strain_category where category = 'thc' and val = 'high' order by strain_id",
  "strain_category where category = 'thc' and val = 'high' order by percent desc nulls last, strain_id desc",
  "strain where not is_remove order by yield_watt desc nulls last, id desc",
  "strain_parent where parent_id = 1 order by strain_id",
  "brand_old_slug where slug = 'x'",
  // The journal, giveaways and awards
  "post where is_visible order by view_date desc, id desc",
  "post where category = 'growing' and is_visible order by view_date desc, id desc",
  "post where slug = 'x' and not is_remove",
  "post where is_visible and announce_date is null and view_date <= now() order by view_date, id",
  "post_tag where tag = 'x' order by post_id desc",
  "voting where is_visible order by date_start desc, id desc",
  "giveaway where is_visible and date_end > now() order by date_end, id",
  "giveaway where is_visible and date_end <= now() order by date_end desc, id desc",
  "giveaway where is_visible and freeze_date is null and date_end <= now() order by date_end, id",
  "giveaway where is_visible and freeze_date is not null and draw_date is null and date_end <= now() order by date_end, id",
  "giveaway where is_visible and remind_date is null and date_end > now() order by date_end, id",
  "giveaway_entry where giveaway_id = 1 and category_id = 1 order by add_date desc, id desc",
  "award_candidate where year = 2026 and nomination_id = 1 order by cnt_votes desc, content_id",
  // Rooms
  "chat_user where user_id = 1 and not is_hidden order by update_date desc, chat_id desc",
  "chat where type = 'common' and not is_remove order by update_date desc, id desc",
  "chat where brand_id = 1 and type = 'business' and not is_remove order by update_date desc, id desc",
  "chat where user_low_id = 1 and user_high_id = 2 and type = 'private' and not is_remove",
  "message where chat_id = 1 and id < 100 order by id desc",
  "message where chat_id = 1 and id > 100 order by id",
  // The portal and the staff
  "banner where type = 'box' and is_enabled and not is_remove",
  "banner where brand_id = 1 and type = 'box' and not is_remove order by id desc",
  "banner_day where banner_id = 1 and day >= '2026-09-01' order by day",
  "banner_filtered_day where banner_id = 1 and day >= '2026-09-01'",
  "banner where is_moderate and not is_remove order by update_date, id",
  "ad_mark where date < now()",
  "follow where type = 'brand' and add_date >= now() order by add_date",
  "button_day where day >= '2026-09-01' order by day",
  "brand_day where brand_id = 1 and day >= '2026-09-01' order by day",
  "vital_day where day >= '2026-09-01' order by day",
  "vital_mark where date < now()",
  "error_group order by last_date desc, id desc",
  "error_group where state = 'open' order by last_date desc, id desc",
  "error_group where add_date > now()",
  "error_version where add_date > now()",
  "error_mark where date < now()",
  "ad_rate where hour < now()",
  "newsletter where brand_id = 1 and not is_remove order by id desc",
  "newsletter where brand_id = 1 and state <> 'draft' and not is_remove and send_date >= '2026-09-01'",
  "newsletter where finish_date < now() order by finish_date, id",
  "newsletter_letter where newsletter_id = 1 and state = 'waiting' and domain > 'a' order by domain",
  "newsletter_letter where newsletter_id = 1 and state = 'claimed' and claim_date < now()",
  "newsletter_hour where newsletter_id = 1 and hour >= '2026-09-01'",
  "mail_minute where minute < now()",
  "invoice where user_id = 1 order by id desc",
  "invoice where brand_id = 1 order by id desc",
  "subscription where user_id = 1 and close_date is null",
  "complaint where state = 'open' order by add_date, id",
  "diary where is_moderate and not is_remove order by add_date, id",
  // Rows due for purging after 30 days
  "notification where is_remove and remove_date < now() order by remove_date, user_id",
  ...["diary", "problem", "video", "review", "comment", "post", "giveaway", "brand", "product", "strain"].map(
    (table) => `${table} where is_remove and remove_date < now() order by remove_date, id`,
  ),
])("select from %s", async (rest) => {
  const found = await plan(`select 1 from ${rest}`);
  expect(found.filter((node) => /^(Seq Scan|Sort|Incremental Sort)$/.test(node))).toEqual([]);
  expect(found.some((node) => /^Index( Only)? Scan/.test(node))).toBe(true);
});

test.each(["diary", "user", "brand", "product", "strain", "problem", "blog"])(
  "names of the kind %s are found by words and by parts of words",
  async (kind) => {
    await scanWith("bitmapscan");
    for (const column of ["words", "parts"]) {
      const query = `select 1 from search_entry where kind = '${kind}' and ${column} @@ 'plum:*'::tsquery`;
      expect(await plan(query)).toContain("Bitmap Index Scan");
    }
  },
);

test.each([
  ["words of weeks", "week where not is_remove and text <> '' and search_text(text) @@ 'plum:*'::tsquery"],
  ["words with a typo", "search_word where variants && search_variants('plumm')"],
])("%s are found by an index", async (_, rest) => {
  await scanWith("bitmapscan");
  expect(await plan(`select 1 from ${rest}`)).toContain("Bitmap Index Scan");
});
