import webPush from "web-push";
import type { PushConfig } from "../config/push-config.ts";
import type { Outbound } from "../outbound/outbound.ts";
import type { PushText } from "./push-text.ts";

export interface DeviceKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Seconds for which the push service tries to reach the device. */
const LIFE = 24 * 60 * 60;

/** `gone`: the browser has unsubscribed. `refused`: by the service, with a status that says nothing about the browser. */
export type PushResult = "sent" | "gone" | "refused";

/**
 * Encrypts a message for a device and hands it to its push service.
 *
 * @throws if the service cannot be reached or asks to try later
 */
export async function sendToDevice(
  { outbound, push }: { readonly outbound: Outbound; readonly push: PushConfig },
  { endpoint, p256dh, auth }: DeviceKeys,
  text: PushText,
): Promise<PushResult> {
  const { publicKey, privateKey, subject } = push;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(text),
    {
      ...{ vapidDetails: { publicKey, privateKey, subject }, contentEncoding: "aes128gcm" },
      ...{ TTL: LIFE, urgency: "normal", topic: text.tag },
    },
  );
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const status = await outbound.send({ url: endpoint, method: "POST", headers: sent, body });
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  return "refused";
}
