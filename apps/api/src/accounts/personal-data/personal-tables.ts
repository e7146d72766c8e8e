/** Rows of a table that belong to a user. */
export interface PersonalTable {
  readonly table: string;
  /** A condition on the table as `t`; `$1` is the user's id. */
  readonly where: string;
  /** Excluded columns: secrets, and data of other users. */
  readonly without?: readonly string[];
}

const own = (table: string, without?: readonly string[]): PersonalTable => ({
  table,
  where: "t.user_id = $1",
  ...(without === undefined ? {} : { without }),
});

const ofDiaries = (table: string): PersonalTable => ({
  table,
  where: "t.diary_id in (select id from diary where user_id = $1)",
});

/**
 * The tables of a personal copy, one JSON file each. A new table that refers to users belongs either here or below with the reason
 * for leaving it out; a test compares both with the database.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: "users", where: "t.id = $1" },
  own("account", ["password_hash"]),
  own("user_email"),
  own("user_handle"),
  own("user_old_handle"),
  own("avatar"),
  own("explore_preset"),
  own("notification_setting"),
  own("oauth_identity"),
  own("passkey", ["public_key", "credential_id"]),
  own("personal_copy", ["key"]),
  own("personal_import", ["key"]),
  own("session", ["token_hash"]),
  own("push_device", ["endpoint", "p256dh", "auth"]),
  own("push_waiting"),
  own("sign_in_device", ["device_hash"]),
  own("access_token", ["token_hash"]),
  own("user_ban"),
  own("follow"),
  own("likes"),
  own("notification", ["from_user_id"]),
  own("event"),
  own("diary"),
  ofDiaries("diary_equip"),
  ofDiaries("week"),
  ofDiaries("week_nutrient"),
  ofDiaries("week_report"),
  own("photo"),
  own("comment"),
  own("review"),
  own("problem"),
  {
    table: "problem_photo",
    where: "t.problem_id in (select id from problem where user_id = $1)",
  },
  {
    table: "problem_symptom",
    where: "t.problem_id in (select id from problem where user_id = $1)",
  },
  own("solution"),
  own("video"),
  own("post"),
  own("message"),
  {
    table: "chat",
    where: "$1 in (t.user_id, t.user_low_id, t.user_high_id)",
    without: ["user_low_id", "user_high_id"],
  },
  own("chat_user"),
  own("complaint", ["moderator_id"]),
  own("contact"),
  {
    table: "contact_reply",
    where: "t.contact_id in (select id from contact where user_id = $1)",
    without: ["moderator_id"],
  },
  own("award_vote"),
  own("voting_option"),
  own("voting_vote"),
  own("giveaway_entry"),
  own("giveaway_vote"),
  own("brand_invitation"),
  own("brand_manager"),
  own("brand_request", ["moderator_id"]),
  own("brand_tester"),
  own("strain_request", ["moderator_id"]),
  own("newsletter_letter"),
  own("newsletter_stop"),
  own("subscription"),
  own("invoice", ["moderator_id"]),
];

/** Tables that refer to users and are not copied. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  mail_token: "hashes of links that sign in",
  oauth_state: "a sign-in that is under way",
  passkey_challenge: "a sign-in that is under way",
  recovery_code: "hashes of codes that sign in",
  idempotency_key: "answers of the last day, all of which are in other tables",
  banner: "belongs to the brand; only who submitted it is named",
  chat_ban: "decisions of moderators about others",
  giveaway: "belongs to the brand that runs it",
  name_claim: "decisions of moderators about names in diaries",
  newsletter: "belongs to the brand that sends it",
  product: "belongs to the brand; only its editor is named",
  upload_budget: "counts of the present hour",
  portal_draft: "belongs to the brand",
  page: "belongs to the site; only its editor is named",
  page_version: "earlier texts of the site; only who saved them is named",
  post_version: "earlier texts of posts of the site; only who saved them is named",
};
