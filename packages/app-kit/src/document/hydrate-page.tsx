import { isLocale, pageLocale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadLinksWhole } from "../client/load-links-whole.ts";
import { storeLocaleCookie } from "../client/store-locale-cookie.ts";
import { COOKIES, parseCookies } from "../request/cookies.ts";
import { PressFirstKey } from "./press-first-key.ts";
import { untilTakenOver } from "./taken-over.ts";
import { RestoreTypedText, rememberTypedText } from "./typed-text.tsx";

const RESTORED = "locale-restored";

/** Lets React take over the document that the server rendered. Called by `entry.client.tsx`. */
export async function hydratePage(): Promise<void> {
  if (restoreLocale()) return;
  keepLanguageOfTheAddress();
  await untilDataIsRead();
  try {
    await untilTakenOver();
  } catch (error) {
    // The page stays as it was sent, whose links and forms work.
    console.warn(error);
    return;
  }
  const typed = rememberTypedText(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider locale={pageLocale()}>
          <RemixBrowser />
          <RestoreTypedText typed={typed} />
          <PressFirstKey />
        </LocaleProvider>
      </StrictMode>,
    );
  });
}

/**
 * Waits until the router has read the data of the page. Otherwise it would do so inside of React, as a suspended root,
 * and a key or a press at that very moment makes React 18 give the page up for good: "Root did not complete".
 */
async function untilDataIsRead(): Promise<void> {
  try {
    // Asked before it has the data, it starts to read and throws its promise; no hook has been called by then.
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/**
 * A language that only the local storage remembers (the cookie was cleared, or has run out) is put back into the
 * cookie, and the page loaded again, once.
 */
function restoreLocale(): boolean {
  const { locale, cookieDomain } = document.documentElement.dataset;
  try {
    const stored = localStorage.getItem(COOKIES.locale);
    if (parseCookies(document.cookie).has(COOKIES.locale) || !isLocale(stored) || stored === locale)
      return false;
    if (sessionStorage.getItem(RESTORED)) return false;
    sessionStorage.setItem(RESTORED, "1");
    if (!storeLocaleCookie(stored, cookieDomain || undefined)) return false;
  } catch {
    // A browser that keeps nothing has nothing to restore.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * A page asked for by `?lang=` is in another language than the visitor's choice. Its links lead to pages in the
 * chosen one, so they must load whole: a page never mixes two languages.
 */
function keepLanguageOfTheAddress(): void {
  const { locale, chosenLocale } = document.documentElement.dataset;
  if (!chosenLocale || chosenLocale === locale) return;
  loadLinksWhole();
}
