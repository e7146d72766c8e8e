import { createHmac, timingSafeEqual } from "node:crypto";
import type { Schema } from "@grow/contract";

export type EmailList = Schema<"EmailList">;

/** The contents of an unsubscribe key. */
export interface Subscription {
  readonly user_id: number;
  readonly emails: EmailList;
  /** Only newsletters of this brand. */
  readonly brand_id?: number;
  /** The newsletter with the link. */
  readonly newsletter_id?: number;
}

/**
 * Creates the key of an unsubscribe link. It is signed instead of stored, because such a link must work as long as the email exists and
 * most are never opened.
 *
 * @param secret the server's secret
 * @example
 * unsubscribeKey(secret, { user_id: 7, emails: "comment" }); // "7.comment.5b6f…"
 * unsubscribeKey(secret, { user_id: 7, emails: "brand_newsletter", brand_id: 3, newsletter_id: 6 }); // "7.brand_newsletter.b3.n6.5b6f…"
 */
export function unsubscribeKey(secret: string, subscription: Subscription): string {
  const { user_id, emails, brand_id, newsletter_id } = subscription;
  const parts = [
    ...[String(user_id), emails],
    ...(brand_id === undefined ? [] : [`b${brand_id}`]),
    ...(newsletter_id === undefined ? [] : [`n${newsletter_id}`]),
  ];
  return [...parts, signatureOf(secret, parts)].join(".");
}

/** Reads a key; null for a forged one. */
export function readUnsubscribeKey(secret: string, key: string): Subscription | null {
  const [, id = "", emails = "", brand, newsletter, signature = ""] =
    /^(\d{1,15})\.([a-z_]{1,30})(?:\.b(\d{1,15}))?(?:\.n(\d{1,15}))?\.([\w-]{43})$/.exec(key) ?? [];
  if (signature === "") return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, key.split(".").slice(0, -1)));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return {
    ...{ user_id: Number(id), emails: emails as EmailList },
    ...(brand === undefined ? {} : { brand_id: Number(brand) }),
    ...(newsletter === undefined ? {} : { newsletter_id: Number(newsletter) }),
  };
}

function signatureOf(secret: string, parts: readonly string[]): string {
  return createHmac("sha256", secret)
    .update(["unsubscribe", ...parts].join(" "))
    .digest("base64url");
}
