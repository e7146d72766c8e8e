import type { FastifyRequest } from "fastify";
import type { SessionOrigin } from "../accounts/tokens.ts";

/** How and where the session of a request begins. */
export function sessionOrigin(request: FastifyRequest, method: SessionOrigin["method"]): SessionOrigin {
  return { method, userAgent: request.headers["user-agent"], device: deviceToken(request) };
}

/** The token in `X-Known-Device`, which an earlier sign-in on this device has returned. */
export function deviceToken(request: FastifyRequest): string | undefined {
  const header = request.headers["x-known-device"];
  return typeof header === "string" && /^[A-Za-z0-9_-]{43}$/.test(header) ? header : undefined;
}
