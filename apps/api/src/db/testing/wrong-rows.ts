import type { Row } from "./sample-rows.ts";

const early = "2000-01-01";
const far = "2200-01-01";

/**
 * Changes that make a table's sample row violate a check on several columns, by constraint. Checks on single columns are derived
 * automatically, and so are removal dates of every table.
 */
export const CONTRADICTIONS: readonly (readonly [constraint: string, table: string, change: Row])[] = [
  ["account_email_confirmed_check", "account", { email: null, is_email_confirmed: true }],
  ["account_delete_reason_only_check", "account", { delete_reason: "stopped" }],
  ["passkey_challenge_check", "passkey_challenge", { date_end: early }],
  ["users_remove_reason_only_check", "users", { remove_reason: "stopped" }],
  ["award_check", "award", { date_end: early }],
  ["award_check1", "award", { date_result: early }],
  ["banner_check", "banner", { date_start: far, date_end: early }],
  ["banner_check1", "banner", { product_id: 1 }],
  ["banner_check2", "banner", { is_enabled: true, is_moderate: true }],
  ["brand_invitation_role_only_check", "brand_invitation", { role: null }],
  ["brand_invitation_close_only_check", "brand_invitation", { state: "declined" }],
  ["brand_sum_rate_check", "brand", { cnt_reviews: 2, sum_rate: 21 }],
  ["product_sum_rate_check", "product", { cnt_reviews: 2, sum_rate: -1 }],
  ["strain_sum_rate_check", "strain", { sum_rate: 1 }],
  ["chat_check", "chat", { user_low_id: 2 }],
  ["chat_check1", "chat", { type: "private", user_high_id: null }],
  ["chat_check2", "chat", { type: "business", brand_id: null, user_id: null }],
  ["chat_check3", "chat", { type: "common", address: null }],
  [
    "chat_check4",
    "chat",
    { type: "common", address: "common", name: "x", user_low_id: 1, user_high_id: null },
  ],
  ["chat_check5", "chat", { type: "common", address: "common", name: "x", brand_id: 1, user_id: null }],
  ["chat_check6", "chat", { type: "private", user_low_id: 1, user_high_id: 2, name: "x", address: null }],
  ["chat_check8", "chat", { type: "common", address: "common", name: "x", accept_date: early }],
  ["chat_check9", "chat", { type: "private", lang: "en" }],
  ["chat_ban_check", "chat_ban", { moderator_id: 1 }],
  ["comment_check", "comment", { text: " \n" }],
  ["comment_check1", "comment", { parent_id: 2, cnt_childs: 1 }],
  ["comment_parent_self_check", "comment", { parent_id: 1 }],
  ["complaint_check", "complaint", { close_date: far }],
  ["follow_self_check", "follow", { type: "user", content_id: 1 }],
  ["giveaway_check", "giveaway", { date_end: early }],
  ["giveaway_result_check", "giveaway", { date_result: early }],
  ["giveaway_reveal_check", "giveaway", { date_result: "2126-01-01T00:59:59Z" }],
  ["giveaway_draw_check", "giveaway", { draw_date: early }],
  ["giveaway_frozen_asked_check", "giveaway_frozen", { ask_date: early }],
  ["giveaway_frozen_answer_check", "giveaway_frozen", { confirm_date: early }],
  ["grow_statistics_check", "grow_statistics", { content_id: 0 }],
  ["grow_statistics_check1", "grow_statistics", { val: "thc/high" }],
  ["invoice_check", "invoice", { date_end: early }],
  ["invoice_check1", "invoice", { state: "paid" }],
  ["message_check", "message", { text: "" }],
  ["newsletter_letter_check", "newsletter_letter", { open_date: early }],
  ["newsletter_letter_check1", "newsletter_letter", { click_date: early }],
  ["newsletter_letter_check2", "newsletter_letter", { leave_date: early }],
  ["notification_check", "notification", { is_visit: true }],
  ["notification_check1", "notification", { from_user_id: 1 }],
  ["oauth_state_check", "oauth_state", { date_end: early }],
  ["oauth_ticket_check", "oauth_ticket", { date_end: early }],
  ["personal_copy_check", "personal_copy", { state: "ready" }],
  ["personal_import_check", "personal_import", { state: "done" }],
  ["personal_import_total_check", "personal_import", { cnt_saved: 2, cnt_failed: 1 }],
  ["photo_check", "photo", { kind: "video" }],
  ["photo_check1", "photo", { diary_id: null }],
  ["photo_check2", "photo", { state: "planned" }],
  ["photo_film_check", "photo", { duration: 3 }],
  ["plan_check", "plan", { kind: "premium", max_testers: 3 }],
  ["post_check", "post", { is_publish: true }],
  ["problem_check", "problem", { diary_id: null }],
  ["review_check", "review", { diary_id: null }],
  ["review_check1", "review", { n_general: null }],
  ["solution_check", "solution", { text: " " }],
  ["solution_check1", "solution", { accept_date: null }],
  ["solution_check2", "solution", { is_remove: true, remove_date: far }],
  ["strain_category_word_check", "strain_category", { val: "tall" }],
  ["week_log_check", "week", { events: '[{"type":"fim","day":1}]' }],
  ["week_seeds_check", "week", { seeds_sown: 3, seeds_sprouted: 4 }],
  ["strain_parent_check", "strain_parent", { parent_id: 1 }],
  ["subscription_check", "subscription", { kind: "premium", user_id: null }],
  ["subscription_check1", "subscription", { kind: "premium", user_id: 1, brand_id: 1 }],
  ["subscription_check2", "subscription", { date_end: early }],
  ["subscription_check3", "subscription", { close_date: far }],
  ["telemetry_metric_check", "telemetry_metric", { error_line: 3 }],
  ["user_ban_check", "user_ban", { content_id: 1 }],
  ["video_check", "video", { is_short: true, duration: 61 }],
  ["video_check1", "video", { clip_start: 9, clip_end: 8 }],
  ["video_check2", "video", { diary_id: null }],
  ["video_check3", "video", { is_publish: true }],
  ["voting_check", "voting", { date_end: early }],
  ["voting_results_end", "voting", { results: "at_end" }],
  ["week_report_word_check", "week_report", { category: "difficulty" }],
];

/**
 * A duplicate of a table's sample row, by the unique index that rejects it. `goes` is the change of the first row that makes the duplicate
 * valid.
 */
export const TWINS: readonly (readonly [index: string, table: string, change: Row, goes?: Row])[] = [
  ["access_token_token_hash_key", "access_token", {}],
  ["brand_invitation_brand_id_kind_user_id_key", "brand_invitation", {}],
  ["brand_request_user", "brand_request", {}, { state: "declined" }],
  ["strain_request_product", "strain_request", {}, { state: "declined" }],
  ["brand_slug", "brand", {}, { is_remove: true, remove_date: early }],
  [
    "chat_business",
    "chat",
    { type: "business", user_low_id: null, user_high_id: null, brand_id: 1, user_id: 1 },
    removed(),
  ],
  [
    "chat_common",
    "chat",
    { type: "common", user_low_id: null, user_high_id: null, address: "common", name: "x" },
    removed(),
  ],
  ["chat_private", "chat", {}, removed()],
  ["complaint_open_once", "complaint", {}, { state: "rejected", close_date: early }],
  ["contact_photo", "contact", {}, { photo_id: null }],
  ["error_report_same", "error_report", {}],
  ["giveaway_entry_giveaway_id_category_id_content_id_key", "giveaway_entry", { user_id: 2 }],
  ["giveaway_entry_giveaway_id_category_id_user_id_key", "giveaway_entry", { content_id: 2 }],
  ["giveaway_frozen_giveaway_id_category_id_place_key", "giveaway_frozen", { entry_id: 2 }],
  ["invoice_number_key", "invoice", { provider_ref: null }],
  ["invoice_ref", "invoice", { number: "GROW-2026-0002" }, { provider_ref: null }],
  ["message_photo", "message", {}, { photo_id: null }],
  ["notification_event", "notification", {}, { event_id: null }],
  ["oauth_identity_user_id_provider_key", "oauth_identity", { subject: "other" }],
  ["personal_copy_key_key", "personal_copy", {}],
  ["personal_copy_waiting", "personal_copy", idle("waiting"), idle("failed")],
  ["product_tmp_id", "product", { slug: "another" }, { tmp_id: null }],
  ["photo_key_key", "photo", {}],
  [
    "portal_draft_content",
    "portal_draft",
    { tmp_id: "11111111-2222-4333-8444-666666666666" },
    { content_id: null },
  ],
  ["portal_draft_photo_photo_id_key", "portal_draft_photo", { brand_id: 2 }],
  ["post_photo_photo_id_key", "post_photo", { post_id: 2 }],
  ["post_slug", "post", {}, removed()],
  ["problem_photo_photo_id_key", "problem_photo", { problem_id: 2 }],
  ["product_photo_photo_id_key", "product_photo", { product_id: 2 }],
  ["product_slug", "product", { tmp_id: null }, removed()],
  ["review_once", "review", {}, removed()],
  ["scheme_week_brand_id_scheme_id_faza_week_key", "scheme_week", { position: 1 }],
  ["solution_accepted", "solution", {}, { is_accepted: false, accept_date: null }],
  ["solution_photo_photo_id_key", "solution_photo", { solution_id: 2 }],
  ["strain_category_one", "strain_category", { val: "low" }],
  ["strain_slug", "strain", {}, removed()],
  [
    "subscription_brand",
    "subscription",
    { kind: "partner", user_id: null, brand_id: 1, provider_ref: null },
    ended(),
  ],
  ["subscription_ref", "subscription", { user_id: 2 }, { provider_ref: null }],
  ["subscription_user", "subscription", { provider_ref: null }, ended()],
  ["passkey_credential_id_key", "passkey", {}],
  ["user_email_user_id_key", "user_email", { email_key: "two@example.org" }],
  ["user_handle_user_id_key", "user_handle", { handle: "second" }],
  ["video_photo", "video", { upload_key: null }, { photo_id: null }],
  ["video_upload", "video", { photo_id: null }, { upload_key: null }],
];

function removed(): Row {
  return { is_remove: true, remove_date: early };
}

function idle(state: string): Row {
  return { state, key: null, bytes: null, date_end: null };
}

function ended(): Row {
  return { is_renew: false, close_date: early };
}

/** Unique indexes that only make a child table's id a key for references, or serve a foreign key. */
export const IDENTITIES: readonly string[] = [
  "award_nomination_id",
  "comment_place",
  "giveaway_entry_id",
  "journal_tag_id_key",
  "message_id",
  "newsletter_id",
  "page_id_key",
  "post_category_id_key",
  "scheme_id",
  "solution_id",
];

/** Further column values needed so that only the column's own check fails, by table and column. */
export const COMPANIONS: Readonly<Record<string, Row>> = {
  "banner.product_id": { type: "button" },
  "brand_invitation.kind": { role: null },
  "brand_invitation.state": { close_date: far },
  "chat.type": {
    user_low_id: null,
    user_high_id: null,
    brand_id: null,
    user_id: null,
    address: null,
    name: null,
  },
  "complaint.state": { close_date: far },
  "grow_statistics.val": { type: "category", content_id: 0 },
  "personal_copy.state": { key: null },
  "personal_import.state": { key: null },
  "photo.format": { kind: "video" },
  "plan.max_banner_views": { kind: "partner" },
  "plan.max_managers": { kind: "partner" },
  "plan.max_newsletters": { kind: "partner" },
  "plan.max_testers": { kind: "partner" },
  "subscription.kind": { user_id: null, brand_id: null },
  "telemetry_metric.error_col": { name: "error" },
  "telemetry_metric.error_file": { name: "error" },
  "telemetry_metric.error_line": { name: "error" },
  "telemetry_metric.error_message": { name: "error" },
  "telemetry_metric.error_stack": { name: "error" },
};
