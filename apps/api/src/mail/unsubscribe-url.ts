import { type Subscription, unsubscribeKey } from "../accounts/unsubscribe-key.ts";

/** The unsubscribe page: GET shows a form, POST unsubscribes. */
export function unsubscribeUrl(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  subscription: Subscription,
): string {
  return `${publicUrl}/auth/unsubscribe?${new URLSearchParams({ k: unsubscribeKey(secret, subscription) })}`;
}
