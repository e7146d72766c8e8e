import type { FastifyRequest } from "fastify";
import type { Claimant } from "../accounts/require-proof.ts";
import { bearerToken, type Reader } from "./reader.ts";
import { deviceToken } from "./session-origin.ts";

/** The client, for `requireProof`. */
export function claimantOf({ user, request }: { user: Reader; request: FastifyRequest }): Claimant {
  return { user, device: deviceToken(request), token: sessionToken(request) };
}

/** The token of the caller's session; null for a guest. */
export function sessionToken(request: FastifyRequest): string | null {
  return bearerToken(request.headers.authorization) || null;
}
