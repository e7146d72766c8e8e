import { pageLocale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over the document that the server rendered. Called by `entry.client.tsx`. */
export function hydratePage(): void {
  keepLanguageOfTheAddress();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider locale={pageLocale()}>
          <RemixBrowser />
        </LocaleProvider>
      </StrictMode>,
    );
  });
}

/**
 * A page asked for by `?lang=` is in another language than the visitor's choice. Its links lead to pages in the
 * chosen one, so they must load whole: a page never mixes two languages.
 */
function keepLanguageOfTheAddress(): void {
  const { locale, chosenLocale } = document.documentElement.dataset;
  if (!chosenLocale || chosenLocale === locale) return;
  addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
    },
    { capture: true },
  );
}
