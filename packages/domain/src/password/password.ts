import { LIMITS } from "../limits.ts";
import { textIn } from "../number-input.ts";

/** Why a password is rejected. */
export type PasswordProblem = "too_short" | "too_long" | "weak_password" | "name_in_password";

/**
 * Characters from which a password is on no list of leaked ones; the longest in the list of our server has 20. Shorter ones that
 * {@link passwordProblem} accepts may still be on such a list, which is too long for a browser.
 */
export const UNLISTED_PASSWORD_LENGTH = 21;

/**
 * Most common passwords, general and for this site. Lower case; with digits at their end they are rejected, too. Runs of characters are detected
 * without a list.
 */
const COMMON = new Set([
  "password",
  "passw0rd",
  "1234567890",
  "11223344",
  "qwertyui",
  "qwertyuiop",
  "qwerty",
  "qwertz",
  "1q2w3e4r",
  "1q2w3e4r5t",
  "1qaz2wsx",
  "asdfghjkl",
  "zxcvbnm1",
  "iloveyou",
  "letmein",
  "welcome",
  "sunshine",
  "football",
  "baseball",
  "princess",
  "superman",
  "trustno1",
  "passwort",
  "hallo123",
  "contraseña",
  "cannabis",
  "marijuana",
  "marihuana",
  "growdiary",
  "growweed",
  "weed420420",
  "420420420",
]);

/** The word before the digits with which many people end a common password. */
function withoutDigits(password: string): string {
  let end = password.length;
  while (end > 0 && /[0-9]/.test(password.charAt(end - 1))) end -= 1;
  return password.slice(0, end);
}

/** Checks whether all characters are the same or consecutive: "aaaaaaaa", "abcdefgh", "98765432". */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/**
 * Validates a new password. Length makes it strong; besides that only the most common passwords are rejected, and those with the
 * owner's name in them.
 *
 * @param password - as typed
 * @param owner - name and email of its owner; no password may contain the name or be the email
 * @returns the problem, or `null` for an acceptable password
 * @example
 * passwordProblem("hash"); // "too_short"
 * passwordProblem("correct horse"); // null
 * passwordProblem("tess rides a horse", { name: "tess" }); // "name_in_password"
 */
export function passwordProblem(
  password: string,
  owner: { readonly name?: string; readonly email?: string } = {},
): PasswordProblem | null {
  const length = Array.from(textIn(password)).length;
  if (length < LIMITS.password.min) return "too_short";
  if (length > LIMITS.password.max) return "too_long";
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || COMMON.has(withoutDigits(lower)) || isRun(lower)) return "weak_password";
  const owned = [owner.email, owner.email?.split("@")[0]].map((word) => word?.toLowerCase());
  if (owned.includes(lower)) return "name_in_password";
  if (owner.name && lower.includes(owner.name.toLowerCase())) return "name_in_password";
  return null;
}
