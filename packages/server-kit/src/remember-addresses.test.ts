import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { rememberAddresses } from "./remember-addresses.ts";

const server = createServer();
afterEach(() => {
  server.close();
});

test("rememberAddresses keeps the address of a client that left before it was read", async () => {
  rememberAddresses(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [request] = (await once(server, "request")) as [IncomingMessage];
  client.destroy();
  await once(request.socket, "close");
  expect(request.socket.remoteAddress).toBe("127.0.0.1");
});
