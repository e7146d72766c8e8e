import type { OperationId } from "@grow/contract";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { type AccountEvent, accountEvents, type ManagerEvent, noteAccountEvent } from "./account-events.ts";

/** Events that the operator of a site must be able to trace. */
type SecurityEvent =
  | "signed_in"
  | "sign_in_failed"
  | "right_refused"
  | "limited"
  | "staff_action"
  | AccountEvent
  | ManagerEvent;

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
  about: Readonly<Record<string, number>> = {},
): void {
  const line = { log: "security", event, user_id: userId, address: truncatedAddress(address), operation };
  log.warn({ ...line, ...about }, event);
}

/**
 * Logs refused rights, reached limits, wrong passwords of members, changes of how an account is entered and of who manages a brand, and
 * changes by staff.
 *
 * @param actsOnOthers whether a change by staff concerns another user's content
 */
export function logSecurityEvents(
  server: FastifyInstance,
  actsOnOthers: (request: FastifyRequest, operation: OperationId) => Promise<boolean>,
): void {
  const actions = new WeakSet<FastifyRequest>();
  server.addHook("onError", async (request, _reply, error) => {
    if (isWrongProof(error)) noteAccountEvent(request, "proof_failed", request.reader?.id ?? null);
  });
  server.addHook("onSend", async (request, reply) => {
    const operation = operationOf(request);
    if (operation === undefined || reply.statusCode >= 300) return;
    if (await actsOnOthers(request, operation)) actions.add(request);
  });
  server.addHook("onResponse", async (request, reply) => {
    const operation = operationOf(request);
    if (operation === undefined) return;
    const { reader, ip: address, log } = request;
    const who = { userId: reader?.id ?? null, address };
    if (reply.statusCode === 403) securityEvent(log, "right_refused", who, operation);
    else if (reply.statusCode === 429) securityEvent(log, "limited", who, operation);
    else if (actions.has(request)) securityEvent(log, "staff_action", who, operation);
    for (const { event, userId, managed } of accountEvents(request)) {
      const isTold = event === "proof_failed" || reply.statusCode < 300;
      const about = managed && { brand_id: managed.brandId, manager_id: managed.userId };
      if (isTold) securityEvent(log, event, { userId, address }, operation, about);
    }
  });
}

function operationOf(request: FastifyRequest): OperationId | undefined {
  return (request.routeOptions.config as { operation?: OperationId }).operation;
}

/** A member's wrong password before a sensitive change. A sign-in with a wrong one is a 401. */
function isWrongProof(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 422 &&
    error.problems.some(({ code, field }) => code === "wrong_credentials" && field?.startsWith("password"))
  );
}
