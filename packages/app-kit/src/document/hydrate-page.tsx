import { isLocale, pageLocale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { browserCookie } from "../client/browser-cookie.ts";
import { loadLinksWhole } from "../client/load-links-whole.ts";
import { HYDRATION } from "../client/page-timing.ts";
import { storeLocaleCookie } from "../client/store-locale-cookie.ts";
import { COOKIES } from "../request/cookies.ts";
import { AfterHydration } from "./after-hydration.ts";
import { watchForDiscardedPage } from "./discarded-page.ts";
import { expectForeignChanges } from "./foreign-changes.ts";
import { expectFirstKeys } from "./press-first-keys.ts";
import { untilTakenOver } from "./taken-over.ts";
import { rememberTypedText } from "./typed-text.ts";

/** Hydrates the document that the server rendered. Called by `entry.client.tsx`. */
export async function hydratePage(): Promise<void> {
  if (restoreLocale()) return;
  keepLanguageOfTheAddress();
  expectFirstKeys();
  await untilDataIsRead();
  try {
    await untilTakenOver();
  } catch (error) {
    // The page stays as the server sent it; its links and forms still work.
    console.warn(error);
    return;
  }
  const restoreTyped = rememberTypedText(document);
  const endHiding = await expectForeignChanges();
  const restoreDiscarded = watchForDiscardedPage();
  let start = 0;
  const onHydrated = () => {
    performance.measure(HYDRATION, { start });
    endHiding();
    restoreTyped();
    restoreDiscarded().catch(console.warn);
  };
  start = performance.now();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider locale={pageLocale()}>
          <AfterHydration onHydrated={onHydrated}>
            <RemixBrowser />
          </AfterHydration>
        </LocaleProvider>
      </StrictMode>,
    );
  });
}

/**
 * Waits until the router has read the page data. Otherwise React would suspend at the root while hydrating, and a key or pointer
 * event at that moment makes React 18 abort hydration for good: "Root did not complete".
 */
async function untilDataIsRead(): Promise<void> {
  try {
    // Called without data, it starts to read and throws its promise before any hook is called.
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/**
 * Restores a language that is only left in the local storage (the cookie was cleared or has expired): writes the cookie and reloads
 * the page. The next time it has a cookie.
 */
function restoreLocale(): boolean {
  const { locale, cookieDomain } = document.documentElement.dataset;
  try {
    const stored = localStorage.getItem(COOKIES.locale);
    if (browserCookie(COOKIES.locale) !== undefined || !isLocale(stored) || stored === locale) return false;
    if (!storeLocaleCookie(stored, cookieDomain || undefined)) return false;
  } catch {
    // Without storage there is nothing to restore.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * A page requested with `?lang=` may be in another language than the user's choice. Its links lead to pages in the chosen language,
 * so they need full page loads: a page never mixes two languages.
 */
function keepLanguageOfTheAddress(): void {
  const { locale, chosenLocale } = document.documentElement.dataset;
  if (!chosenLocale || chosenLocale === locale) return;
  loadLinksWhole();
}
