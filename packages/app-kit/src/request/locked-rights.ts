import type { Session } from "./load-context.server.ts";

/**
 * The rights of an account that this session lacks, because it began without a passkey on a site that requires one of staff
 * (`STAFF_SIGN_IN`). Signing in with a passkey unlocks them.
 */
export function lockedRights({ user, access }: Session): Session["access"] {
  return (user.access ?? []).filter((right) => !access.includes(right));
}
