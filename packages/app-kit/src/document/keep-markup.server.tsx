import type { Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import type { JSXElementConstructor, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { KitProviders } from "../shell/kit-providers.tsx";
import type { MarkupOf } from "./kept-item.tsx";

/** Elements of a component that are remembered for sure, up to twice as many: at some four kilobytes each. */
const MOST = 700;

/** Markup in the bytes in which it is sent. */
export type BytesOf = (element: ReactElement) => Buffer;

type Drawn = Map<string, Buffer>;

/** By component, for a name alone may stand for several. */
const keptBy = new Map<JSXElementConstructor<never> | string, { young: Drawn; old: Drawn }>();

const keepers = new Map<Locale, BytesOf>();

/**
 * Draws elements in a language, each once for as long as it is asked for. What is kept is found by all of an element's props, so that it
 * is never older than they are, and holds nothing that is not in them.
 */
export function keptBytes(locale: Locale): BytesOf {
  const known = keepers.get(locale);
  if (known) return known;
  const keeper: BytesOf = (element) => {
    const kept = keptBy.get(element.type) ?? { young: new Map(), old: new Map() };
    keptBy.set(element.type, kept);
    const key = `${locale} ${JSON.stringify(element.props)}`;
    const young = kept.young.get(key);
    if (young !== undefined) return young;
    const markup = kept.old.get(key) ?? draw(element, locale);
    if (kept.young.size >= MOST) {
      kept.old = kept.young;
      kept.young = new Map();
    }
    kept.young.set(key, markup);
    return markup;
  };
  keepers.set(locale, keeper);
  return keeper;
}

/** The same as text, where no page is written that takes bytes. */
export function keptMarkup(locale: Locale): MarkupOf {
  const bytesOf = keptBytes(locale);
  return (element) => bytesOf(element).toString();
}

function draw(element: ReactElement, locale: Locale): Buffer {
  const markup = renderToString(
    <LocaleProvider locale={locale}>
      <KitProviders>{element}</KitProviders>
    </LocaleProvider>,
  );
  return Buffer.from(markup);
}
