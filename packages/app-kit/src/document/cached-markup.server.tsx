import type { Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import type { JSXElementConstructor, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { compactCopy } from "../request/compact-copy.server.ts";
import { KitProviders } from "../shell/kit-providers.tsx";
import type { MarkupOf } from "./cached-item.tsx";

/** Bytes of cached markup and keys that are guaranteed to fit; at most twice as many are used. */
const CAPACITY = 8 * 1024 * 1024;

/** Estimated overhead of an entry, in bytes: the map entry and the buffer object. */
const OVERHEAD = 256;

/** Renders an element to the bytes that are sent. */
export type BytesOf = (element: ReactElement) => Buffer;

/** By component, as several may share a name, and by its props. */
type Rendered = Map<JSXElementConstructor<never> | string, Map<string, Buffer>>;

let young: Rendered = new Map();
let old: Rendered = new Map();
/** Size of the young generation. */
let size = 0;

const caches = new Map<Locale, BytesOf>();

/**
 * Renders elements in one language and caches them for as long as they are used. The key is all of the element's props, so the
 * markup is never stale and depends on nothing else.
 */
export function cachedBytes(locale: Locale): BytesOf {
  const known = caches.get(locale);
  if (known) return known;
  const cached: BytesOf = (element) => {
    const key = `${locale} ${JSON.stringify(element.props)}`;
    const known = young.get(element.type)?.get(key);
    if (known !== undefined) return known;
    const markup = old.get(element.type)?.get(key) ?? render(element, locale);
    remember(element.type, key, markup);
    return markup;
  };
  caches.set(locale, cached);
  return cached;
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

/** The same as text, for pages that are not written as bytes. */
export function cachedMarkup(locale: Locale): MarkupOf {
  const bytesOf = cachedBytes(locale);
  return (element) => bytesOf(element).toString();
}

function render(element: ReactElement, locale: Locale): Buffer {
  const markup = renderToString(
    <LocaleProvider locale={locale}>
      <KitProviders>{element}</KitProviders>
    </LocaleProvider>,
  );
  return compactCopy(markup);
}
