import "./locales/catalog.ts";
import type { Detail } from "@grow/api-client";
import type { DetailCode } from "@grow/contract";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * The text shown to users for each error code of the api. Values in braces are the detail's `params`. Codes of malformed
 * requests share one text: our forms never send any, so there is nothing a user could correct.
 */
const MESSAGES: Readonly<Record<DetailCode, MessageDescriptor>> = {
  required: msg({ id: "api.required", message: "Fill this in." }),
  too_short: msg({ id: "api.too_short", message: "Too short. Use at least {min} characters." }),
  too_long: msg({ id: "api.too_long", message: "Too long. Use up to {max} characters." }),
  too_few: msg({ id: "api.too_few", message: "Add more: at least {min}." }),
  too_many: msg({ id: "api.too_many", message: "Too many. Choose up to {max}." }),
  out_of_range: msg({ id: "api.out_of_range", message: "Enter a value between {min} and {max}." }),
  wrong_format: msg({
    id: "api.wrong_format",
    message: "This doesn't look right. Check the spelling.",
  }),
  not_allowed: msg({ id: "api.not_allowed", message: "That's not an option here. Choose another." }),
  not_equal: msg({ id: "api.not_equal", message: "The two passwords don't match." }),
  taken: msg({ id: "api.taken", message: "This is already taken." }),
  weak_password: msg({
    id: "api.weak_password",
    message: "This password is too easy to guess. Choose another.",
  }),
  name_in_password: msg({
    id: "api.name_in_password",
    message: "Your password contains your name or email. Choose another.",
  }),
  captcha: msg({
    id: "api.captcha",
    message: "The spam check timed out. Submit the form again.",
  }),
  token_expired: msg({ id: "api.token_expired", message: "This link has expired. Request a new one." }),
  token_invalid: msg({
    id: "api.token_invalid",
    message: "This link no longer works. Request a new one.",
  }),
  wrong_credentials: msg({
    id: "api.wrong_credentials",
    message: "That name and password don't match. Try again or reset your password.",
  }),
  not_signed_in: msg({ id: "api.not_signed_in", message: "Sign in first." }),
  account_banned: msg({ id: "api.account_banned", message: "A moderator has closed this account." }),
  no_right: msg({ id: "api.no_right", message: "You don't have permission to do this." }),
  blocked: msg({ id: "api.blocked", message: "You can't do this here: one of you has blocked the other." }),
  premium_only: msg({ id: "api.premium_only", message: "This is a Premium feature." }),
  not_found: msg({ id: "api.not_found", message: "This no longer exists." }),
  stale: msg({
    id: "api.stale",
    message: "This was changed on another device. Reload the page; what you typed is saved.",
  }),
  reserved_word: msg({ id: "api.reserved_word", message: "This word is reserved. Choose another." }),
  invited_recently: msg({
    id: "api.invited_recently",
    message:
      "{days, plural, one {You invited them recently. Try again in # day.} other {You invited them recently. Try again in # days.}}",
  }),
  last_manager: msg({ id: "api.last_manager", message: "A brand needs at least one manager." }),
  foreign_photo: msg({ id: "api.foreign_photo", message: "This photo belongs to someone else." }),
  removed_photo: msg({ id: "api.removed_photo", message: "This photo was removed. Upload it again." }),
  unknown_reference: msg({ id: "api.unknown_reference", message: "This is no longer in the catalogue." }),
  phase_mismatch: msg({ id: "api.phase_mismatch", message: "This doesn't belong in a week of this phase." }),
  closed: msg({ id: "api.closed", message: "This has ended or hasn't started yet." }),
  not_empty: msg({
    id: "api.not_empty",
    message: "This account already has diaries. Import into a new account.",
  }),
  import_running: msg({
    id: "api.import_running",
    message: "We're still restoring your last copy. Wait until it's done.",
  }),
  too_large: msg({ id: "api.too_large", message: "This is too large to send." }),
  unsupported_type: msg({ id: "api.unsupported_type", message: "You can't upload this type of file here." }),
  heic: msg({
    id: "api.heic",
    message: "Browsers can't show HEIC photos. Save it as JPEG and try again.",
  }),
  mov: msg({
    id: "api.mov",
    message: "MOV videos don't work here. Save it as MP4 and try again.",
  }),
  animated: msg({
    id: "api.animated",
    message: "Animated pictures don't work here. Upload a video or a still picture.",
  }),
  pixel_limit: msg({
    id: "api.pixel_limit",
    message: "The resolution is too high. Scale it down and try again.",
  }),
  duration_limit: msg({
    id: "api.duration_limit",
    message: "Too long. Videos can be up to {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  infected: msg({
    id: "api.infected",
    message: "Our virus scanner rejected this file. Upload another one.",
  }),
  broken_upload: msg({ id: "api.broken_upload", message: "Network error" }),
  rate_limited: msg({
    id: "api.rate_limited",
    message: "Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  unavailable: msg({
    id: "api.unavailable",
    message: "We can't reach the server. Try again soon.",
  }),
  timeout: msg({ id: "api.timeout", message: "The server took too long. Try again." }),
  storage_full: msg({
    id: "api.storage_full",
    message: "We're out of space for files. Try again later.",
  }),
  internal: msg({ id: "api.internal", message: "Something went wrong on our side. Try again." }),
  not_built: msg({ id: "api.not_built", message: "This isn't available yet." }),
  idempotency_mismatch: msg({
    id: "api.internal",
    message: "Something went wrong on our side. Try again.",
  }),
  invalid_json: msg({ id: "api.internal", message: "Something went wrong on our side. Try again." }),
  broken_request: msg({ id: "api.internal", message: "Something went wrong on our side. Try again." }),
  unknown_field: msg({ id: "api.internal", message: "Something went wrong on our side. Try again." }),
  wrong_type: msg({ id: "api.wrong_type", message: "This doesn't work here. Check what you entered." }),
  method_not_allowed: msg({ id: "api.internal", message: "Something went wrong on our side. Try again." }),
  saved: msg({ id: "api.saved", message: "Saved" }),
  sent: msg({ id: "api.sent", message: "Sent" }),
  email_confirmed: msg({ id: "api.email_confirmed", message: "Your email is confirmed." }),
  password_changed: msg({ id: "api.password_changed", message: "Your password has been changed." }),
  waiting_for_approval: msg({
    id: "api.waiting_for_approval",
    message: "Saved. It'll appear once a moderator approves it.",
  }),
};

/** The values that a text needs. A detail without them gets a text that needs fewer. */
const NEEDED: Partial<Record<DetailCode, readonly (readonly [MessageDescriptor, ...string[]])[]>> = {
  too_short: [[MESSAGES.too_short, "min"]],
  too_long: [[MESSAGES.too_long, "max"]],
  too_few: [[MESSAGES.too_few, "min"]],
  too_many: [[MESSAGES.too_many, "max"]],
  invited_recently: [[MESSAGES.invited_recently, "days"]],
  out_of_range: [
    [MESSAGES.out_of_range, "min", "max"],
    [msg({ id: "api.too_small", message: "Enter {min} or more." }), "min"],
    [msg({ id: "api.too_big", message: "Enter {max} or less." }), "max"],
  ],
};

function descriptorOf(code: DetailCode, params: Detail["params"] = {}): MessageDescriptor | undefined {
  const choices = NEEDED[code];
  if (choices === undefined) return MESSAGES[code];
  const fitting = choices.find(([, ...names]) => names.every((name) => name in params));
  return fitting?.[0] ?? MESSAGES.wrong_type;
}

/** A message of the api in the user's language. Unknown codes fall back to the api's English text. */
export function apiMessage(i18n: I18n, detail: Pick<Detail, "code" | "text" | "params">): string {
  const descriptor = descriptorOf(detail.code, detail.params);
  if (!descriptor) return detail.text;
  return say(i18n, descriptor, { ...detail.params, minutes: minutesOf(detail.params) });
}

/** `retry_after` and the `limit` of a duration are in seconds; users are shown minutes. */
function minutesOf(params: Detail["params"]): number {
  const seconds = Number(params?.retry_after ?? params?.limit);
  return seconds > 0 ? Math.ceil(seconds / 60) : 1;
}
