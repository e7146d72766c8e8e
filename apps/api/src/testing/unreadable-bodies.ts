import type { FastifyInstance } from "fastify";
import { expect } from "vitest";

/** An operation with a JSON body and its caller. */
export interface AskedOperation {
  server: FastifyInstance;
  method: "POST" | "PUT" | "PATCH";
  /** With the api's prefix. */
  url: string;
  token: string;
}

/**
 * Expects what every operation with a JSON body returns for an unreadable request: 401 without a token, 400 for malformed JSON, 415 for
 * another type, 413 for a large body.
 */
export async function expectUnreadableRefused({ server, method, url, token }: AskedOperation): Promise<void> {
  const send = async (payload: string, headers: Record<string, string> = {}) => {
    const answer = await server.inject({
      method,
      url,
      payload,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    });
    return `${answer.statusCode} ${answer.json().details[0].code}`;
  };
  const anonymous = await server.inject({ method, url, payload: {} });
  expect(anonymous.statusCode).toBe(401);
  expect(await send("{")).toBe("400 invalid_json");
  expect(await send("name=x", { "content-type": "text/plain" })).toBe("415 unsupported_type");
  expect(await send(JSON.stringify({ text: "x".repeat(300_000) }))).toBe("413 too_large");
}
