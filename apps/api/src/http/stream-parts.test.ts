import { once } from "node:events";
import { get } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { streamParts } from "./stream-parts.ts";
import { writeInParts } from "./write-in-parts.ts";

/** Endless parts, and a promise of the number of parts that were made. */
function endless() {
  let end: (made: number) => void;
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  function* parts(): Generator<string> {
    let made = 0;
    try {
      for (;;) {
        made += 1;
        yield "a".repeat(20_000);
      }
    } finally {
      end(made);
    }
  }
  return { parts: parts(), ended };
}

describe("a client that leaves", () => {
  let server: FastifyInstance;
  beforeEach(() => {
    server = fastify();
  });
  afterEach(() => server.close());

  test("ends an endless stream", async () => {
    const { parts, ended } = endless();
    server.get("/", (_request, reply) => reply.type("text/csv").send(streamParts(parts)));
    const request = get(await server.listen({ port: 0, host: "127.0.0.1" }));
    const [response] = await once(request, "response");
    await once(response, "data");
    response.destroy();
    expect(await ended).toBeGreaterThan(0);
  });

  test("ends a stream that is sent afterwards", async () => {
    const stream = streamParts(endless().parts);
    const closed = once(stream, "close");
    server.get("/", async (request, reply) => {
      outgoing.destroy();
      await once(request.raw.socket, "close");
      return await reply.type("text/csv").send(stream);
    });
    const outgoing = get(await server.listen({ port: 0, host: "127.0.0.1" }));
    outgoing.on("error", () => {});
    await closed;
    expect(stream.destroyed).toBe(true);
  });
});

test("other work has a turn between two parts", async () => {
  let turns = 0;
  let isReading = true;
  const count = async () => {
    while (isReading) {
      await nextTurn();
      turns += 1;
    }
  };
  const counted = count();
  let text = "";
  for await (const part of streamParts(Array.from({ length: 200 }, (_none, index) => `${index};`)))
    text += part;
  isReading = false;
  await counted;
  expect(text.split(";")).toHaveLength(201);
  expect(turns).toBeGreaterThanOrEqual(200);
});

describe("an object in parts", () => {
  const write = (value: unknown) => JSON.stringify(value);

  test.each([[[]], [[1]], [[{ items: [] }, { items: ['"items":[', "b"] }]]])(
    "is the object with %j",
    (items) => {
      const object = { name: '"items":[', items, end: 1 };
      expect([...writeInParts(object, "items", write, write)].join("")).toBe(JSON.stringify(object));
    },
  );

  test("has a part for each item, made when it is read", () => {
    let written = 0;
    const item = (value: unknown) => {
      written += 1;
      return JSON.stringify(value);
    };
    const parts = writeInParts({ items: [1, 2, 3] }, "items", write, item);
    parts.next();
    expect(written).toBe(0);
    parts.next();
    expect(written).toBe(1);
  });

  test("needs its list", () => {
    expect(() => [...writeInParts({ items: 1 }, "items", write, write)]).toThrow(TypeError);
  });
});
