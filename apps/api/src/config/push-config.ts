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
}

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
  PUSH_HOSTS: z.string().default(""),
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
  readonly PUSH_HOSTS: string;
}

/**
 * Reads the settings of push.
 *
 * @param stored makes or reads the keys of this installation; null in production, where there is no push without keys
 * @returns null where there is no push
 * @throws Error if only one key is set
 */
export function readPush(
  { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT, PUSH_HOSTS }: PushValues,
  publicUrl: string,
  stored: (() => { publicKey: string; privateKey: string }) | null,
): PushConfig | null {
  if ((PUSH_PUBLIC_KEY === undefined) !== (PUSH_PRIVATE_KEY === undefined)) {
    throw new Error("The environment variables PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are needed together.");
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
    hosts: PUSH_HOSTS.split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  };
}
