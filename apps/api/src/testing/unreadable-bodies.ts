import type { FastifyInstance } from "fastify";
import { expect } from "vitest";

/** Where an operation with a JSON body is asked, and by whom. */
export interface AskedOperation {
  server: FastifyInstance;
  method: "POST" | "PUT" | "PATCH";
  /** With the prefix of the api. */
  url: string;
  token: string;
}

/**
 * What every operation with a JSON body owes a request that it cannot read: 401 without a token, 400 for broken
 * JSON, 415 for another type, 413 for too much.
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
