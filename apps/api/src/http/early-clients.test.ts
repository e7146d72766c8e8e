import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { apiPrefix } from "@grow/contract";
import { expect, test } from "vitest";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { testApi } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";

test("a client that leaves before its request is counted still has an address", async () => {
  const { parts } = await testApi();
  const server = await createServer({ parts, operations, owners, hasLimits: false });
  let address: Promise<string> | undefined;
  server.addHook("onRequest", async (request) => {
    address = once(request.raw.socket, "close").then(() => request.ip);
    client.destroy();
    await address;
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const client = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  client.write(`GET ${apiPrefix}/main HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await once(client, "close");
  await server.close();
  expect(await address).toBe("127.0.0.1");
});
