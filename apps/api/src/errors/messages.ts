import type { DetailCode } from "@grow/contract";

/** English sentences for people who call the api without an application; applications translate by code. */
const TEXTS: Record<DetailCode, string> = {
  invalid_json: "The body is not valid JSON.",
  broken_request: "The request could not be parsed.",
  broken_upload: "The upload was interrupted.",
  required: "This field is required.",
  unknown_field: "Unknown field.",
  wrong_type: "Wrong type.",
  wrong_format: "Wrong format.",
  too_short: "Too short: use at least {min} characters.",
  too_long: "Too long: use at most {max} characters.",
  too_few: "Too few: add at least {min}.",
  too_many: "Too many: use at most {max}.",
  out_of_range: "Out of range.",
  not_allowed: "Not one of the allowed values.",
  not_equal: "The two values don't match.",
  taken: "Already taken.",
  weak_password: "This password is too easy to guess.",
  name_in_password: "This password contains your name or email.",
  captcha: "The proof of work is wrong, used or expired.",
  token_expired: "This link has expired.",
  token_invalid: "This link is invalid.",
  foreign_photo: "This photo belongs to another user or object.",
  removed_photo: "This photo was removed.",
  unknown_reference: "The referenced object does not exist.",
  last_manager: "A brand needs at least one manager.",
  reserved_word: "This word is reserved.",
  phase_mismatch: "This doesn't belong in a week of this phase.",
  closed: "This has ended or hasn't started yet.",
  not_empty: "This account already has diaries.",
  import_running: "Another import is still running.",
  wrong_credentials: "Wrong login or password.",
  not_signed_in: "Sign in first.",
  account_banned: "This account is closed.",
  no_right: "You don't have permission to do this.",
  blocked: "You can't do this: one of you has blocked the other.",
  premium_only: "This is a Premium feature.",
  not_found: "Not found.",
  method_not_allowed: "Method not allowed.",
  stale: "This has changed since you read it.",
  idempotency_mismatch: "This key was used for a different request.",
  too_large: "Too large: at most {limit} bytes.",
  unsupported_type: "Unsupported content type.",
  heic: "HEIC photos aren't supported. Save as JPEG.",
  mov: "This server can't convert MOV videos. Save as MP4.",
  animated: "Animated pictures aren't supported here. Upload a video or a still picture.",
  pixel_limit: "Too many pixels: at most {limit}.",
  duration_limit: "Too long: at most {limit} seconds.",
  infected: "The virus scanner rejected this file.",
  rate_limited: "Too many requests: try again in {retry_after} seconds.",
  not_built: "Not implemented yet.",
  internal: "Something went wrong on our side.",
  unavailable: "The service is busy. Try again in a moment.",
  timeout: "This took too long. Try again.",
  storage_full: "No space left for files. Nothing was saved; try again later.",
  saved: "Saved.",
  sent: "If we know this address, we've sent an email.",
  email_confirmed: "Email confirmed.",
  password_changed: "Password changed.",
  waiting_for_approval: "Saved. A moderator will review it.",
};

/** The sentence for a code, with its values put in; without the values a sentence ends before them. */
export function problemText(
  code: DetailCode,
  params: Readonly<Record<string, string | number | boolean>> = {},
): string {
  const text = TEXTS[code];
  const lacks = [...text.matchAll(/\{(\w+)\}/g)].some(([, name]) => name !== undefined && !(name in params));
  if (lacks) return text.replace(/(?::| \{).*$/, ".").replace(/\.\.$/, ".");
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
}
