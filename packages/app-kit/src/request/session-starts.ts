import { apiPrefix, operationTable } from "@grow/contract";

const {
  createSession,
  createUser,
  resetPassword,
  finishOAuth,
  completeOAuth,
  signInWithPasskey,
  signInWithRecoveryCode,
} = operationTable;

const STARTS: ReadonlySet<string> = new Set(
  [
    createSession,
    createUser,
    resetPassword,
    finishOAuth,
    completeOAuth,
    signInWithPasskey,
    signInWithRecoveryCode,
  ].map(({ method, path }) => `${method} ${apiPrefix}${path}`),
);

/**
 * Tells whether a request starts a session. Its response carries a token, and it is sent without one: the cookie of an expired
 * session must not prevent its owner from signing in.
 *
 * @param path - including the api's prefix, without query
 */
export function isSessionStart(method: string, path: string): boolean {
  return STARTS.has(`${method} ${path}`);
}
