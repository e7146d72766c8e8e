import type { Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import type { JSXElementConstructor, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { compactCopy } from "../request/compact-copy.server.ts";
import { KitProviders } from "../shell/kit-providers.tsx";
import type { MarkupOf } from "./kept-item.tsx";

/** Bytes of markup, and of what it is found by, that are remembered for sure; up to twice as many are. */
const CAPACITY = 8 * 1024 * 1024;

/** Bytes that a piece takes besides, about: its place in the map, and what stands for its bytes. */
const OVERHEAD = 256;

/** Markup in the bytes in which it is sent. */
export type BytesOf = (element: ReactElement) => Buffer;

/** By component, for a name alone may stand for several, and by what it was drawn with. */
type Drawn = Map<JSXElementConstructor<never> | string, Map<string, Buffer>>;

let young: Drawn = new Map();
let old: Drawn = new Map();
/** Of the young ones. */
let size = 0;

const keepers = new Map<Locale, BytesOf>();

/**
 * Draws elements in a language, each once for as long as it is asked for. What is kept is found by all of an element's props, so that it
 * is never older than they are, and holds nothing that is not in them.
 */
export function keptBytes(locale: Locale): BytesOf {
  const known = keepers.get(locale);
  if (known) return known;
  const keeper: BytesOf = (element) => {
    const key = `${locale} ${JSON.stringify(element.props)}`;
    const known = young.get(element.type)?.get(key);
    if (known !== undefined) return known;
    const markup = old.get(element.type)?.get(key) ?? draw(element, locale);
    remember(element.type, key, markup);
    return markup;
  };
  keepers.set(locale, keeper);
  return keeper;
}

function remember(type: ReactElement["type"], key: string, markup: Buffer): void {
  if (size >= CAPACITY) {
    old = young;
    young = new Map();
    size = 0;
  }
  const ofType = young.get(type) ?? new Map<string, Buffer>();
  young.set(type, ofType.set(key, markup));
  size += key.length + markup.byteLength + OVERHEAD;
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
  return compactCopy(markup);
}
