import { createECDH } from "node:crypto";
import * as z from "zod";

/** How the server identifies itself to the push services of browsers. */
export interface PushConfig {
  /** VAPID keys, in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to when there is a problem: a mailto or https address. */
  readonly subject: string;
  /** Further hosts of push services, besides those of the known browsers. */
  readonly hosts: readonly string[];
  /** Local push services of tests, by origin: requests to them skip the check for public addresses. Always empty in production. */
  readonly origins: readonly string[];
}

const isUrl = (text: string): boolean => text.includes("://");

/** Whether a text is the origin of a server on this machine; names other than localhost could lead elsewhere. */
const isLoopbackOrigin = (text: string): boolean =>
  /^https?:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d+)?$/.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text;

export const pushVariables = {
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be a VAPID key of 87 characters")
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a VAPID key of 43 characters")
    .optional(),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(?:mailto:.+@.+|https:\/\/.+)$/, "must be mailto:name@host or an https address")
    .optional(),
  PUSH_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((one) => one.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (all) => all.every((one) => !isUrl(one) || isLoopbackOrigin(one)),
      "must be hosts; a local test may name an origin on this machine",
    ),
};

/** Makes a pair of VAPID keys. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  const privateKey = curve.getPrivateKey();
  // Leading zeros are cut off otherwise, and every push service refuses the key.
  const padded = Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: padded.toString("base64url") };
}

interface PushValues {
  readonly PUSH_PUBLIC_KEY?: string | undefined;
  readonly PUSH_PRIVATE_KEY?: string | undefined;
  readonly PUSH_SUBJECT?: string | undefined;
  readonly PUSH_HOSTS: readonly string[];
}

/**
 * Reads the settings of push.
 *
 * @param stored makes or reads the keys of this installation; null in production, where there is no push without keys
 * @returns null where there is no push
 * @throws Error if only one key is set, or an origin is named in production
 */
export function readPush(
  { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT, PUSH_HOSTS }: PushValues,
  publicUrl: string,
  stored: (() => { publicKey: string; privateKey: string }) | null,
): PushConfig | null {
  if ((PUSH_PUBLIC_KEY === undefined) !== (PUSH_PRIVATE_KEY === undefined)) {
    throw new Error("The environment variables PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are needed together.");
  }
  const origins = PUSH_HOSTS.filter(isUrl);
  if (stored === null && origins.length > 0) {
    throw new Error("The environment variable PUSH_HOSTS may name an origin on a local machine only.");
  }
  const keys =
    PUSH_PUBLIC_KEY !== undefined && PUSH_PRIVATE_KEY !== undefined
      ? { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY }
      : stored?.();
  if (keys === undefined) return null;
  const { protocol, hostname } = new URL(publicUrl);
  return {
    ...keys,
    subject: PUSH_SUBJECT ?? (protocol === "https:" ? publicUrl : `mailto:post@${hostname}`),
    hosts: PUSH_HOSTS.filter((one) => !isUrl(one)),
    origins,
  };
}
