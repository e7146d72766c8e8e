import { type OperationId, operationTable } from "@grow/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";

/** Events that the operator of a site must be able to trace. */
type SecurityEvent = "signed_in" | "sign_in_failed" | "right_refused" | "limited" | "staff_action";

interface Who {
  /** Null for a guest, and for a sign-in with an unknown login. */
  readonly userId: number | null;
  readonly address: string;
}

/**
 * Where a request came from, without naming the household.
 *
 * @example
 * truncatedAddress("203.0.113.57"); // "203.0.113.0/24"
 */
export function truncatedAddress(address: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? [];
  if (v4 !== undefined) return `${v4}.0/24`;
  const [head = ""] = address.split("::", 1);
  return `${head.split(":").slice(0, 3).join(":")}::/48`;
}

/** Writes a line of the security log, marked with `"log":"security"`. */
export function securityEvent(
  log: FastifyBaseLogger,
  event: SecurityEvent,
  { userId, address }: Who,
  operation?: OperationId,
): void {
  log.warn({ log: "security", event, user_id: userId, address: truncatedAddress(address), operation }, event);
}

/** Logs refused rights, reached limits and changes by staff. */
export function logSecurityEvents(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    const { operation } = request.routeOptions.config as { operation?: OperationId };
    if (operation === undefined) return;
    const who = { userId: request.reader?.id ?? null, address: request.ip };
    const { rights } = operationTable[operation];
    const isStaff = (rights === "moderate" || rights === "admin") && request.method !== "GET";
    if (reply.statusCode === 403) securityEvent(request.log, "right_refused", who, operation);
    else if (reply.statusCode === 429) securityEvent(request.log, "limited", who, operation);
    else if (isStaff && reply.statusCode < 300) securityEvent(request.log, "staff_action", who, operation);
  });
}
