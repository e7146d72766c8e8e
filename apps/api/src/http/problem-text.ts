import type { DetailCode } from "@grow/contract";

/** English sentences for people who call the api without an application; applications translate by code. */
const TEXTS: Record<DetailCode, string> = {
  invalid_json: "The body is not valid JSON.",
  broken_request: "The request cannot be understood.",
  broken_upload: "The upload broke off.",
  required: "This is required.",
  unknown_field: "There is no such field.",
  wrong_type: "This is of the wrong type.",
  wrong_format: "This is not written as it should be.",
  too_short: "This is too short: at least {min} characters.",
  too_long: "This is too long: at most {max} characters.",
  too_few: "These are too few: at least {min}.",
  too_many: "These are too many: at most {max}.",
  out_of_range: "This is out of range.",
  not_allowed: "This is not one of the possible values.",
  not_equal: "The two are not equal.",
  taken: "This is taken already.",
  weak_password: "This password is easily guessed.",
  captcha: "The proof of work is wrong, used or too old.",
  token_expired: "This link has expired.",
  token_invalid: "This link is not valid.",
  foreign_photo: "This photo belongs to somebody or something else.",
  removed_photo: "This photo was removed.",
  unknown_reference: "There is no such thing to refer to.",
  last_manager: "A brand keeps at least one manager.",
  reserved_word: "This word is reserved.",
  phase_mismatch: "This does not belong to the phase of the week.",
  closed: "This is over, or has not begun.",
  wrong_credentials: "Login or password is wrong.",
  not_signed_in: "Please sign in.",
  account_banned: "This account is closed.",
  no_right: "You may not do this.",
  premium_only: "This is for premium growers.",
  not_found: "Not found.",
  method_not_allowed: "This method is not possible here.",
  stale: "This was changed since you read it.",
  idempotency_mismatch: "This key belongs to another request.",
  too_large: "The body is too large: at most {limit} bytes.",
  unsupported_type: "This type of content is not accepted.",
  heic: "HEIC pictures are not accepted; please save as JPEG.",
  pixel_limit: "This picture has too many pixels.",
  rate_limited: "Please wait {retry_after} seconds.",
  not_built: "This is not there yet.",
  internal: "Something broke on our side.",
  unavailable: "The service is busy. Please try again in a moment.",
  timeout: "This took too long. Please try again.",
  storage_full: "There is no room for files at the moment. Nothing was kept; please try again later.",
  saved: "Saved.",
  sent: "We have sent a mail if the address is known.",
  email_confirmed: "Your address is confirmed.",
  password_changed: "Your password was changed.",
  waiting_for_approval: "This waits for approval.",
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
