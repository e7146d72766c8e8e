import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const TEXT = { optional: "optional", previous: "Previous", next: "Next", page: String } as unknown as UiText;

/** The markup of a screen as the server sends it, in English. */
export const pageHtml = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UiTextProvider text={TEXT}>{screen}</UiTextProvider>
    </LocaleProvider>,
  );
