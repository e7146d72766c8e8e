import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { newPushReceiver, type PushReceiver, provedPushSender } from "@grow/testing/push-receiver";

/** A message as the browser's service worker gets it. */
interface ReceivedPush {
  readonly endpoint: string;
  /** Decrypted. */
  readonly text: string;
  /** The server's public key that signed it. */
  readonly sender: string;
}

/** A local push service in place of that of a browser vendor. */
export interface PushService {
  /** Value for PUSH_HOSTS. */
  readonly origin: string;
  /** A subscription of a browser, whose private key the service holds. */
  subscribe(): { readonly endpoint: string } & Pick<PushReceiver, "keys">;
  /** Messages that arrived, oldest first. */
  readonly received: readonly ReceivedPush[];
  stop(): Promise<void>;
}

/** Starts a push service on a free loopback port. A message that nobody can decrypt gets 400, one for an unknown browser 404. */
export async function startPushService(): Promise<PushService> {
  const receivers = new Map<string, PushReceiver>();
  const received: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const endpoint = `${origin}${request.url}`;
    const receiver = receivers.get(endpoint);
    const body = Buffer.concat(await request.toArray());
    if (receiver === undefined) return void response.writeHead(404).end();
    try {
      const sender = provedPushSender(endpoint, request.headers.authorization ?? "");
      received.push({ endpoint, text: receiver.read(body), sender });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe() {
      const receiver = newPushReceiver();
      const endpoint = `${origin}/${randomBytes(12).toString("base64url")}`;
      receivers.set(endpoint, receiver);
      return { endpoint, keys: receiver.keys };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
