import { LIMITS } from "@grow/domain";
import { type PasswordProblem, passwordProblem, UNLISTED_PASSWORD_LENGTH } from "@grow/domain/password";

/** The account of a new password, as far as the page knows it. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/**
 * What a page can know about a new password. The server also compares it with a list of leaked passwords (51 kB compressed), so
 * "strong" is only what is too long for that list, and only where the owner is known.
 */
export function passwordStrength(
  password: string,
  owner: PasswordOwner | undefined,
): PasswordProblem | "long_enough" | "strong" {
  const { name = "", email = "" } = owner ?? {};
  // A name that is still being typed is in every other password.
  const isName = name.length >= LIMITS.user_name.min;
  const problem = passwordProblem(password, { email, ...(isName ? { name } : {}) });
  if (problem !== null) return problem;
  return owner && Array.from(password).length >= UNLISTED_PASSWORD_LENGTH ? "strong" : "long_enough";
}
