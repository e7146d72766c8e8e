import { type PasswordProblem, passwordProblem } from "@grow/domain/password";
import { dictionary } from "@zxcvbn-ts/language-common";

/** About 49,000 leaked passwords, most common first, in lower case. */
const LEAKED = new Set(dictionary["passwords-common"]);

/** Checks a new password by the rules of the domain, and against a list that is too long for the browser. */
export function newPasswordProblem(
  password: string,
  owner: Parameters<typeof passwordProblem>[1],
): PasswordProblem | null {
  return passwordProblem(password, owner) ?? (LEAKED.has(password.toLowerCase()) ? "weak_password" : null);
}
