import type { Detail } from "@grow/api-client";
import type { DetailCode } from "@grow/contract";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * What is said to people for each code of the api. The values in braces are the detail's `params`. Codes of
 * malformed requests share one text: a form of ours never makes one, so there is nothing a person could correct.
 */
const MESSAGES: Readonly<Record<DetailCode, MessageDescriptor>> = {
  required: msg({ id: "api.required", message: "Please fill this in." }),
  too_short: msg({ id: "api.too_short", message: "A little longer, please: at least {min} characters." }),
  too_long: msg({ id: "api.too_long", message: "Too long: at most {max} characters." }),
  too_few: msg({ id: "api.too_few", message: "Please add more: at least {min}." }),
  too_many: msg({ id: "api.too_many", message: "Too many: at most {max}." }),
  out_of_range: msg({ id: "api.out_of_range", message: "Must be between {min} and {max}." }),
  wrong_format: msg({
    id: "api.wrong_format",
    message: "This does not look right. Please check the spelling.",
  }),
  not_allowed: msg({ id: "api.not_allowed", message: "This cannot be chosen here." }),
  not_equal: msg({ id: "api.not_equal", message: "The two passwords are not the same." }),
  taken: msg({ id: "api.taken", message: "Somebody has this already." }),
  weak_password: msg({
    id: "api.weak_password",
    message: "This is one of the first passwords anybody would guess. Choose another.",
  }),
  captcha: msg({
    id: "api.captcha",
    message: "The check for robots has run out. Please send the form again.",
  }),
  token_expired: msg({ id: "api.token_expired", message: "This link is too old. Ask for a new one." }),
  token_invalid: msg({
    id: "api.token_invalid",
    message: "This link does not work any more. Ask for a new one.",
  }),
  wrong_credentials: msg({
    id: "api.wrong_credentials",
    message: "That name and password do not match. Try again or set a new password.",
  }),
  not_signed_in: msg({ id: "api.not_signed_in", message: "Please sign in first." }),
  account_banned: msg({ id: "api.account_banned", message: "This account has been closed by a moderator." }),
  no_right: msg({ id: "api.no_right", message: "You may not do this." }),
  premium_only: msg({ id: "api.premium_only", message: "This is part of Premium." }),
  not_found: msg({ id: "api.not_found", message: "This does not exist any more." }),
  stale: msg({
    id: "api.stale",
    message: "This was changed elsewhere in the meantime. Load the page again; what you typed is kept.",
  }),
  reserved_word: msg({ id: "api.reserved_word", message: "This word is reserved. Choose another." }),
  last_manager: msg({ id: "api.last_manager", message: "A brand needs at least one manager." }),
  foreign_photo: msg({ id: "api.foreign_photo", message: "This photo belongs to somebody else." }),
  removed_photo: msg({ id: "api.removed_photo", message: "This photo was removed. Please upload it again." }),
  unknown_reference: msg({ id: "api.unknown_reference", message: "This is not in the catalogue any more." }),
  phase_mismatch: msg({ id: "api.phase_mismatch", message: "This does not belong to a week of this phase." }),
  closed: msg({ id: "api.closed", message: "This is over, or has not begun yet." }),
  too_large: msg({ id: "api.too_large", message: "This is too large to be sent." }),
  unsupported_type: msg({ id: "api.unsupported_type", message: "Files of this kind cannot be used here." }),
  heic: msg({
    id: "api.heic",
    message: "HEIC photos cannot be shown by browsers. Save the photo as JPEG and try again.",
  }),
  pixel_limit: msg({ id: "api.pixel_limit", message: "This picture has too many pixels." }),
  broken_upload: msg({ id: "api.broken_upload", message: "The upload broke off. Please try again." }),
  rate_limited: msg({
    id: "api.rate_limited",
    message: "That was a bit much at once. Please try again later.",
  }),
  unavailable: msg({
    id: "api.unavailable",
    message: "The server cannot be reached. Please try again soon.",
  }),
  timeout: msg({ id: "api.timeout", message: "The server took too long. Please try again." }),
  storage_full: msg({
    id: "api.storage_full",
    message: "The server has no room for files at the moment. Please try again later.",
  }),
  internal: msg({ id: "api.internal", message: "Something broke on our side. Please try again." }),
  not_built: msg({ id: "api.not_built", message: "This does not exist yet." }),
  idempotency_mismatch: msg({
    id: "api.internal",
    message: "Something broke on our side. Please try again.",
  }),
  invalid_json: msg({ id: "api.internal", message: "Something broke on our side. Please try again." }),
  broken_request: msg({ id: "api.internal", message: "Something broke on our side. Please try again." }),
  unknown_field: msg({ id: "api.internal", message: "Something broke on our side. Please try again." }),
  wrong_type: msg({ id: "api.wrong_type", message: "This cannot be used here. Please check it." }),
  method_not_allowed: msg({ id: "api.internal", message: "Something broke on our side. Please try again." }),
  saved: msg({ id: "api.saved", message: "Saved." }),
  sent: msg({ id: "api.sent", message: "Sent." }),
  email_confirmed: msg({ id: "api.email_confirmed", message: "Your address is confirmed." }),
  password_changed: msg({ id: "api.password_changed", message: "Your password is changed." }),
  waiting_for_approval: msg({
    id: "api.waiting_for_approval",
    message: "Saved. It is shown as soon as a moderator has looked at it.",
  }),
};

/** A message of the api in the reader's language. A code that this version does not know keeps its English text. */
export function apiMessage(i18n: I18n, detail: Pick<Detail, "code" | "text" | "params">): string {
  const descriptor: MessageDescriptor | undefined = MESSAGES[detail.code];
  return descriptor ? say(i18n, descriptor, detail.params) : detail.text;
}
