import { Writable } from "node:stream";
import type { OperationId } from "@grow/contract";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { logSecurityEvents, truncatedAddress } from "./security-log.ts";
import { staffRule } from "./staff-actions.ts";

describe("truncatedAddress", () => {
  it.each([
    ["203.0.113.57", "203.0.113.0/24"],
    ["::ffff:203.0.113.57", "203.0.113.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["::1", "::/48"],
  ])("truncates %s to %s", (address, truncated) => {
    expect(truncatedAddress(address)).toBe(truncated);
  });
});

/** The lines in the security log after a response. */
async function linesOf(operation: OperationId, status: number, method: "GET" | "POST" = "POST") {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const server = Fastify({ logger: { level: "warn", stream } });
  server.decorateRequest("reader", null);
  logSecurityEvents(server, async (_request, id) => staffRule(id) === "always");
  server.route({
    method,
    url: "/",
    config: { operation },
    handler: (request, reply) => {
      request.reader = { id: 7, name: "grower", access: [], is_premium: false };
      return reply.code(status).send();
    },
  });
  await server.inject({ method, url: "/", remoteAddress: "203.0.113.57" });
  await server.close();
  return lines;
}

describe("the security log", () => {
  it.each([
    ["right_refused", "deleteDiary", 403],
    ["limited", "createDiary", 429],
    ["staff_action", "approveDiary", 200],
  ] as const)("logs event %s of %s with account and truncated address", async (event, operation, status) => {
    const lines = await linesOf(operation, status);
    expect(lines).toMatchObject([
      { log: "security", event, operation, user_id: 7, address: "203.0.113.0/24" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("113.57");
  });

  it("has no line for public operations", async () => {
    expect(await linesOf("createDiary", 201)).toEqual([]);
    expect(await linesOf("approveDiary", 404)).toEqual([]);
  });
});
