import { createHmac, timingSafeEqual } from "node:crypto";

/** Whose copy of a newsletter an address belongs to. */
export interface NewsletterRecipient {
  readonly newsletter_id: number;
  readonly user_id: number;
}

/**
 * Signs the id of one recipient's copy, for its picture and its links. It is signed instead of stored, as nothing may be stored about the
 * recipient for long.
 *
 * @param secret the server's secret
 * @example
 * recipientKey(secret, { newsletter_id: 6, user_id: 7 }); // "6.7.5b6f…"
 */
export function recipientKey(secret: string, { newsletter_id, user_id }: NewsletterRecipient): string {
  return `${newsletter_id}.${user_id}.${hash(secret, `newsletter ${newsletter_id} ${user_id}`).toString("base64url")}`;
}

/** Reads a key; null for a forged one. */
export function readRecipientKey(secret: string, key: string): NewsletterRecipient | null {
  const [, newsletter = "", user = "", signature = ""] =
    /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(key) ?? [];
  if (signature === "") return null;
  const recipient = { newsletter_id: Number(newsletter), user_id: Number(user) };
  const right = hash(secret, `newsletter ${newsletter} ${user}`);
  const given = Buffer.from(signature, "base64url");
  return given.length === right.length && timingSafeEqual(given, right) ? recipient : null;
}

/** The recipient in marks of what was counted: 16 bytes that tell nothing without the server's secret. */
export function recipientMark(secret: string, { newsletter_id, user_id }: NewsletterRecipient): Buffer {
  return hash(secret, `newsletter mark ${newsletter_id} ${user_id}`).subarray(0, 16);
}

function hash(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
