import type { Locale } from "@grow/i18n/locales";
import { type Subscription, unsubscribeKey } from "../accounts/unsubscribe-key.ts";

/** The unsubscribe page, in the language of its email: GET shows a form, POST unsubscribes. */
export function unsubscribeUrl(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  subscription: Subscription,
  locale: Locale,
): string {
  const k = unsubscribeKey(secret, subscription);
  return `${publicUrl}/auth/unsubscribe?${new URLSearchParams({ k, lang: locale })}`;
}
