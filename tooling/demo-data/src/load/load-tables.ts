import type { DemoData } from "../generate.ts";
import type { DemoTables } from "../rows.ts";

/** The little of a database client that loading needs; `pg` clients fit. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Tables in an order in which what is referred to comes first. */
const ORDER: readonly (keyof DemoTables)[] = [
  "users",
  "user_handle",
  "user_old_handle",
  "user_ban",
  "account",
  "user_email",
  "oauth_identity",
  "personal_copy",
  "brand",
  "brand_manager",
  "brand_invitation",
  "strain",
  "strain_category",
  "strain_parent",
  "strain_alias",
  "wiki",
  "product",
  "product_composition",
  "product_element",
  "brand_tester",
  "portal_draft",
  "subscription",
  "invoice",
  "scheme",
  "scheme_week",
  "scheme_product",
  "scheme_dose",
  "diary",
  "diary_equip",
  "week",
  "week_report",
  "week_nutrient",
  "photo",
  "product_photo",
  "avatar",
  "banner",
  "banner_day",
  "banner_filtered_day",
  "impression_day",
  "newsletter",
  "newsletter_letter",
  "newsletter_hour",
  "review",
  "problem",
  "problem_symptom",
  "problem_photo",
  "solution",
  "video",
  "video_tag",
  "video_caption",
  "post_category",
  "post_category_text",
  "post_tag_text",
  "post",
  "post_tag",
  "post_diary",
  "post_photo",
  "translation",
  "voting",
  "voting_text",
  "voting_option",
  "voting_option_text",
  "voting_vote",
  "award",
  "award_text",
  "award_nomination",
  "award_nomination_text",
  "award_candidate",
  "award_vote",
  "giveaway",
  "giveaway_secret",
  "giveaway_tag",
  "giveaway_prize",
  "giveaway_category",
  "giveaway_entry",
  "giveaway_vote",
  "giveaway_frozen",
  "chat",
  "chat_user",
  "message",
  "comment",
  "likes",
  "follow",
  "event",
  "notification",
  "vital_day",
  "error_version",
  "error_group",
  "error_sample",
  "complaint",
  "contact",
  "contact_reply",
];

/** Rows of one statement: enough to be quick, few enough for a message of about a megabyte. */
const CHUNK = 1000;

async function insertRows(
  client: Queryable,
  table: keyof DemoTables,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(", ");
  for (let start = 0; start < rows.length; start += CHUNK) {
    // The table's own row type reads the JSON, so that every value is checked as the column's.
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(start, start + CHUNK))],
    );
  }
}

/** A diary and its cover refer to each other: the diary goes in without, and is told afterwards. */
async function setCovers(client: Queryable, diaries: DemoTables["diary"]): Promise<void> {
  const covers = diaries.map(({ id, photo_id }) => ({ id, photo_id }));
  await client.query(
    `update diary set photo_id = cover.photo_id
     from jsonb_to_recordset($1::jsonb) as cover (id bigint, photo_id bigint) where cover.id = diary.id`,
    [JSON.stringify(covers)],
  );
}

/**
 * Inserts all rows. The caller holds the transaction, which takes the secrets of draws as they are given.
 *
 * @param passwordHash - of the demo people; nobody else can sign in
 */
export async function insertDemo(client: Queryable, data: DemoData, passwordHash: string): Promise<void> {
  const { tables } = data;
  const signIn = new Set(tables.users.slice(0, 4).map(({ id }) => id));
  const rows: Record<keyof DemoTables, readonly object[]> = {
    ...tables,
    account: tables.account.map((row) => ({
      ...row,
      password_hash: signIn.has(row.user_id) ? passwordHash : null,
    })),
    diary: tables.diary.map((row) => ({ ...row, photo_id: null })),
  };
  // Finished draws come with their secrets, which the database makes itself for every other giveaway.
  await client.query("select set_config('grow.demo_data', 'on', true)");
  for (const table of ORDER) {
    await insertRows(client, table, rows[table]);
    if (table === "photo") await insertRows(client, table, data.films);
  }
  await setCovers(client, tables.diary);
  await advanceIds(client);
}

/** Lets the database number new rows after the loaded ones. */
async function advanceIds(client: Queryable): Promise<void> {
  const { rows } = await client.query(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = any($1) and column_name = 'id' and is_identity = 'YES'`,
    [ORDER],
  );
  for (const { name } of rows as { name: string }[]) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${name}))`, [
      name,
    ]);
  }
}
