import { type Subscription, unsubscribeKey } from "../accounts/unsubscribe-key.ts";

/** The unsubscribe page: it asks with GET and acts on POST. */
export function unsubscribeUrl(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  subscription: Subscription,
): string {
  return `${publicUrl}/auth/unsubscribe?${new URLSearchParams({ k: unsubscribeKey(secret, subscription) })}`;
}
