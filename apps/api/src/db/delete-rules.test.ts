import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { insertSamples } from "./testing/insert-samples.ts";
import { SAMPLE_ROWS } from "./testing/sample-rows.ts";

let database: Database;
const tables = [...new Set(SAMPLE_ROWS.map(([table]) => table))];

beforeAll(async () => {
  database = await testDatabase();
});

/** Deletes a row from a database of sample rows, and returns the tables that lost rows. */
async function takenAlong(statement: string): Promise<string[]> {
  const client = await database.pool.connect();
  const countAll = async () => {
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const { rows } = await client.query<Record<string, number>>(`select ${counts.join()}`);
    return rows[0] ?? {};
  };
  try {
    await client.query("begin");
    await insertSamples(client);
    const before = await countAll();
    await client.query(statement);
    const after = await countAll();
    return tables.filter((table) => before[table] !== after[table]).sort();
  } finally {
    await client.query("rollback");
    // Ids start at 1 again, because the sample rows reference each other by id.
    await client.query(`
      do $$ declare name text; begin
        for name in select sequencename from pg_sequences where schemaname = 'public' loop
          perform setval(format('public.%I', name), 1, false);
        end loop;
      end $$`);
    client.release();
  }
}

describe("deleting", () => {
  test("an account deletes everything that only its user may see", async () => {
    expect(await takenAlong("delete from account where user_id = 1")).toEqual([
      "account",
      "explore_preset",
      "mail_token",
      "newsletter_letter",
      "newsletter_stop",
      "notification_setting",
      "oauth_identity",
      "oauth_state",
      "passkey",
      "passkey_challenge",
      "personal_copy",
      "personal_import",
      "push_device",
      "push_waiting",
      "recovery_code",
      "sign_in_device",
      "user_email",
    ]);
  });

  test("a user keeps public content and payments, and deletes their own lists, votes and rooms", async () => {
    const taken = await takenAlong("delete from users where id = 1");
    for (const stays of [
      ...["diary", "week", "photo", "problem", "solution", "video", "review", "comment", "post", "giveaway"],
      ...["newsletter", "event", "invoice", "brand", "contact"],
    ]) {
      expect(taken).not.toContain(stays);
    }
    for (const goes of [
      ...[
        "account",
        "session",
        "avatar",
        "user_handle",
        "user_old_handle",
        "likes",
        "follow",
        "user_ban",
        "complaint",
      ],
      ...[
        "brand_invitation",
        "brand_manager",
        "brand_tester",
        "notification",
        "voting_vote",
        "giveaway_entry",
        "giveaway_vote",
      ],
      ...["award_vote", "chat", "chat_user", "chat_ban", "message", "newsletter_letter"],
      ...["newsletter_stop", "subscription"],
    ]) {
      expect(taken).toContain(goes);
    }
  });

  test("a diary deletes its weeks and events, and keeps photos (for the sweep), questions, videos and reviews", async () => {
    expect(await takenAlong("delete from diary where id = 1")).toEqual([
      "diary",
      "diary_equip",
      "diary_slug",
      "event",
      "grown_with",
      "harvest_fact",
      "notification",
      "post_diary",
      "search_entry",
      "week",
      "week_nutrient",
      "week_reminder",
      "week_report",
    ]);
  });

  test("a week keeps its photos, without a week", async () => {
    expect(await takenAlong("delete from week where id = 1")).toEqual([
      "week",
      "week_nutrient",
      "week_report",
    ]);
  });

  test("a photo removes its references, and keeps what showed it", async () => {
    expect(await takenAlong("delete from photo where id = 1")).toEqual([
      "avatar",
      "newsletter_photo",
      "photo",
      "portal_draft_photo",
      "post_photo",
      "problem_photo",
      "product_photo",
      "solution_photo",
    ]);
  });

  test("a brand deletes its catalogue and portal, but no invoice and no diary", async () => {
    const taken = await takenAlong("delete from brand where id = 1");
    expect(taken).toEqual([
      ...[
        "banner",
        "banner_day",
        "banner_filtered_day",
        "brand",
        "brand_day",
        "brand_invitation",
        "brand_link",
        "brand_manager",
        "brand_old_slug",
        "brand_tester",
        "button_day",
        "button_filtered_day",
      ],
      ...["chat", "grown_with", "newsletter", "newsletter_hour", "newsletter_letter", "newsletter_link"],
      ...["newsletter_mark", "newsletter_photo", "newsletter_stop", "portal_draft", "portal_draft_photo"],
      "product",
      ...["product_composition", "product_element", "product_old_slug", "product_photo", "review", "scheme"],
      ...["scheme_dose", "scheme_product", "scheme_week", "search_entry", "strain_request", "subscription"],
    ]);
  });

  test("a strain deletes its categories, family and list of diaries, but no seed", async () => {
    expect(await takenAlong("delete from strain where id = 1")).toEqual([
      "grown_with",
      "search_entry",
      "strain",
      "strain_alias",
      "strain_category",
      "strain_old_slug",
      "strain_parent",
    ]);
    // A deleted parent leaves its row in the family, with an unknown strain.
    expect(await takenAlong("delete from strain where id = 2")).toEqual(["search_entry", "strain"]);
  });

  test.each([
    [
      "problem",
      [
        ...["problem", "problem_old_slug", "problem_photo", "problem_symptom"],
        ...["search_entry", "solution", "solution_photo"],
      ],
    ],
    ["video", ["video", "video_caption", "video_old_slug", "video_tag"]],
    ["post", ["post", "post_diary", "post_old_slug", "post_photo", "post_tag", "post_version"]],
    ["page", ["page", "page_version"]],
    ["post_category", ["post_category", "post_category_old_slug", "post_category_text"]],
    ["journal_tag", ["journal_tag", "journal_tag_old_slug", "post_tag", "post_tag_text"]],
    ["voting", ["voting", "voting_option", "voting_option_text", "voting_text", "voting_vote"]],
    [
      "giveaway",
      [
        "giveaway",
        "giveaway_category",
        "giveaway_entry",
        "giveaway_frozen",
        "giveaway_old_slug",
        "giveaway_prize",
        "giveaway_secret",
        "giveaway_tag",
        "giveaway_vote",
      ],
    ],
    [
      "award",
      [
        ...["award", "award_candidate", "award_nomination", "award_nomination_text", "award_text"],
        "award_vote",
      ],
    ],
    ["chat", ["chat", "chat_ban", "chat_user", "message"]],
    ["event", ["event"]],
    ["subscription", ["subscription"]],
    ["error_group", ["error_group", "error_sample"]],
  ])("%s deletes its parts", async (table, taken) => {
    expect(await takenAlong(`delete from ${table}`)).toEqual(taken);
  });

  test("a plan that was bought is rejected", async () => {
    await expect(takenAlong("delete from plan where code = 'premium-month'")).rejects.toThrow(/foreign key/);
  });
});
