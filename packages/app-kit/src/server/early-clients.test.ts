import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";

test("a client that leaves before its page is rendered still has an address", async () => {
  const environment = readEnvironment("community", { LOG_LEVEL: "silent" });
  let address: Promise<string> | undefined;
  const app = createAppServer({
    environment,
    page: async (request, reply) => {
      address = once(request.raw.socket, "close").then(() => request.ip);
      client.destroy();
      await address;
      return reply.send("page");
    },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(client, "close");
  await app.close();
  expect(await address).toBe("127.0.0.1");
});
