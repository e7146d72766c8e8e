import { type OperationId, operationTable } from "@grow/contract";
import { forbidden } from "../errors/api-error.ts";
import type { Reader } from "./reader.ts";

/** The scope that a personal access token needs for an operation; `session` is for sign-in sessions only. */
export type TokenScope = "read" | "write" | "session";

/** Sign-in, staff desk, brand portal and payment. */
const SESSION_TAGS: readonly string[] = ["session", "oauth", "staff", "brands-manager", "premium", "live"];

/** The account of a user. Their profile is read like any other. */
const ACCOUNT = /^\/users\/\{id\}\/(?:settings|personal-access|restore|invitations|invoices|premium)(?:\/|$)/;

/** The scope of an operation. */
export function tokenScope(id: OperationId): TokenScope {
  const { method, path, tag } = operationTable[id];
  // A program learns whose token it has.
  if (id === "getSession") return "read";
  if (SESSION_TAGS.includes(tag) || ACCOUNT.test(path)) return "session";
  const isAccount = path === "/users" || path === "/users/{id}";
  if (method === "GET") return "read";
  // Prizes are for people: programs would enter and vote for many accounts at once.
  if (tag === "giveaways") return "session";
  return isAccount ? "session" : "write";
}

/**
 * Checks the scope of a personal access token. A session has all rights of its user.
 *
 * @throws ApiError 403
 */
export function checkScope(id: OperationId, reader: Reader | null): void {
  if (reader?.token === undefined) return;
  const scope = tokenScope(id);
  if (scope === "session" || (scope === "write" && reader.token === "read")) throw forbidden();
}
