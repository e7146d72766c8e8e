import { Writable } from "node:stream";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { privateLog } from "./private-log.ts";

async function logOf(work: (server: ReturnType<typeof fastify>) => Promise<unknown>): Promise<string> {
  let text = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const settings = privateLog("debug");
  if (typeof settings === "boolean") throw new Error("The log has settings.");
  await work(fastify({ logger: { ...settings, stream } }));
  return text;
}

test("keys of links and tokens of people are not in the log", async () => {
  const log = await logOf(async (server) => {
    server.get("/session/confirm", async () => "ok");
    await server.inject({
      url: "/session/confirm?k=key-of-a-link&e=grower%40example.org",
      headers: { authorization: "Bearer token-of-a-grower", cookie: "token=token-of-a-grower" },
    });
  });
  expect(log).toContain("/session/confirm");
  expect(log).not.toMatch(/key-of-a-link|token-of-a-grower|example\.org/);
});

test("errors keep their place and lose their values", async () => {
  const log = await logOf(async (server) => {
    const error = Object.assign(new Error("duplicate key for grower@example.org, sent Bearer abc.def"), {
      code: "23505",
      constraint: "user_email_pkey",
      detail: "Key (email_key)=(grower@example.org) already exists.",
      parameters: ["grow-demo-1"],
    });
    server.log.error(error);
  });
  expect(log).toContain("23505");
  expect(log).toContain("user_email_pkey");
  expect(log).not.toMatch(/grower@|grow-demo-1|abc\.def/);
});
