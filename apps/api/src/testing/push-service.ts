import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { Outbound, OutboundRequest } from "../outbound/outbound.ts";

/** A browser that takes push messages. */
export interface TestBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
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
  const secrets = new Map<string, { key: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number | Error>();
  const shown: TestPushService["shown"] = [];
  return {
    shown,
    newBrowser() {
      const key = createECDH("prime256v1");
      key.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString("base64url")}`;
      secrets.set(endpoint, { key, auth });
      return { endpoint, keys: { p256dh: key.getPublicKey("base64url"), auth: auth.toString("base64url") } };
    },
    answer: ({ endpoint }, status) => void answers.set(endpoint, status),
    async send(request) {
      const answer = answers.get(request.url) ?? 201;
      if (answer instanceof Error) throw answer;
      const browser = secrets.get(request.url);
      if (browser === undefined) return 404;
      if (answer === 201) {
        checkSender(request);
        shown.push({ endpoint: request.url, text: JSON.parse(decrypt(request.body, browser)), request });
      }
      return answer;
    },
    async close() {},
  };
}

/** Checks that the message is signed by the key that its header names (RFC 8292). */
function checkSender({ url, headers }: OutboundRequest): void {
  const [, token = "", publicKey = ""] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.Authorization ?? headers.authorization ?? "") ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    ...{ x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") },
  };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
  if (!signed || aud !== new URL(url).origin) throw new Error("The sender of a push message is not proved.");
}

/** Decrypts a message as a browser does (RFC 8291, RFC 8188). */
function decrypt(
  body: Uint8Array | undefined,
  { key, auth }: { key: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const message = Buffer.from(body ?? []);
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), key.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync("sha256", key.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The text ends with a delimiter and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
