import { randomBytes } from "node:crypto";
import { newPushReceiver, type PushReceiver, provedPushSender } from "@grow/testing/push-receiver";
import type { Outbound, OutboundRequest } from "../outbound/outbound.ts";

/** A browser that takes push messages. */
export interface TestBrowser extends Pick<PushReceiver, "keys"> {
  readonly endpoint: string;
}

/** A push service in place of those of the browsers: it holds their private keys, so that it reads what they would show. */
export interface TestPushService extends Outbound {
  /** Subscribes a browser. */
  newBrowser(): TestBrowser;
  /** Messages that arrived, decrypted. */
  readonly shown: { readonly endpoint: string; readonly text: unknown; readonly request: OutboundRequest }[];
  /** What the service answers to a browser from now on; an error where it cannot be reached. */
  answer(browser: TestBrowser, status: number | Error): void;
}

export function testPushService(): TestPushService {
  const receivers = new Map<string, PushReceiver>();
  const answers = new Map<string, number | Error>();
  const shown: TestPushService["shown"] = [];
  return {
    shown,
    newBrowser() {
      const receiver = newPushReceiver();
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString("base64url")}`;
      receivers.set(endpoint, receiver);
      return { endpoint, keys: receiver.keys };
    },
    answer: ({ endpoint }, status) => void answers.set(endpoint, status),
    async send(request) {
      const answer = answers.get(request.url) ?? 201;
      if (answer instanceof Error) throw answer;
      const receiver = receivers.get(request.url);
      if (receiver === undefined) return 404;
      if (answer === 201) {
        provedPushSender(request.url, request.headers.Authorization ?? request.headers.authorization ?? "");
        const text = receiver.read(request.body ?? new Uint8Array());
        shown.push({ endpoint: request.url, text: JSON.parse(text), request });
      }
      return answer;
    },
    async close() {},
  };
}
