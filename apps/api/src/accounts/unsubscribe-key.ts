import { createHmac, timingSafeEqual } from "node:crypto";
import type { Schema } from "@grow/contract";

export type EmailList = Schema<"EmailList">;

/** The contents of an unsubscribe key. */
export interface Subscription {
  readonly user_id: number;
  readonly emails: EmailList;
}

/**
 * Creates the key of an unsubscribe link. It is signed instead of stored, because such a link must work as long as the email exists and
 * most are never opened.
 *
 * @param secret the server's secret
 * @example
 * unsubscribeKey(secret, { user_id: 7, emails: "comment" }); // "7.comment.5b6f…"
 */
export function unsubscribeKey(secret: string, { user_id, emails }: Subscription): string {
  return `${user_id}.${emails}.${signatureOf(secret, user_id, emails)}`;
}

/** Reads a key; null for a forged one. */
export function readUnsubscribeKey(secret: string, key: string): Subscription | null {
  const [, id = "", emails = "", signature = ""] =
    /^(\d{1,15})\.([a-z_]{1,30})\.([\w-]{43})$/.exec(key) ?? [];
  if (signature === "") return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, Number(id), emails));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { user_id: Number(id), emails: emails as EmailList };
}

function signatureOf(secret: string, userId: number, emails: string): string {
  return createHmac("sha256", secret).update(`unsubscribe ${userId} ${emails}`).digest("base64url");
}
