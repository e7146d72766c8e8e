import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";
import type { Claimant } from "../accounts/require-proof.ts";
import { bearerToken, type Reader } from "./reader.ts";

/** The client, for `requireProof`. */
export function claimantOf({ user, request }: { user: Reader; request: FastifyRequest }): Claimant {
  return { user, network: addressKey(request.ip), token: sessionToken(request) };
}

/** The token of the caller's session; null for a guest. */
export function sessionToken(request: FastifyRequest): string | null {
  return bearerToken(request.headers.authorization) || null;
}
