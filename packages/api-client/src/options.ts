import type { components } from "@grow/contract";
import type { ClientClock } from "./clock.ts";

/** A message for the reader that came with an answer. */
export type Detail = components["schemas"]["Detail"];

/** A value, or a function that is asked at each call (cookies and storage change while a page lives). */
export type Value<T> = T | (() => T | undefined);

/** What {@link createClient} and {@link createUploader} need to know. */
export interface ClientOptions {
  /** Where the paths of the contract stand: `/api` in a browser, `http://127.0.0.1:3002/api` on a server. */
  readonly apiBase: string;
  /** Where the upload paths stand; `apiBase` when left out. */
  readonly uploadBase?: string;
  /** Sends a request; the global `fetch` when left out. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The time by which it waits; that of the machine when left out. */
  readonly clock?: ClientClock;
  /** The session's token, sent as bearer. Browsers leave it to the proxy of their origin. */
  readonly token?: Value<string>;
  /** The application and its host, such as `web:grow.example`; sent as X-Origin. */
  readonly origin?: Value<string>;
  /** What the `access` cookie holds, may be empty; sent as X-Access. */
  readonly access?: Value<string>;
  /** Random id of the visitor (the `guest` cookie); sent as X-Guest. */
  readonly guest?: Value<string>;
  /** Random id of the browser; sent as X-Uniq-Device. */
  readonly uniqDevice?: Value<string>;
  /** Random id of the tab; sent as X-Uniq-Session. */
  readonly uniqSession?: Value<string>;
  /** Language of the interface; sent as Accept-Language (`en-tr` as `en`). */
  readonly locale?: Value<string>;
  /** Further headers; they win over those above. */
  readonly headers?: Value<Readonly<Record<string, string>>>;
  /** Takes the messages of every answer, good or bad, in their order. Called only when there are some. */
  readonly onDetails?: (details: readonly Detail[]) => void;
}

/**
 * The base a path belongs to.
 * @param path a path of the contract
 */
export function baseOf(options: ClientOptions, path: string): string {
  const isUpload = path.startsWith("/uploads/") || path.startsWith("/brands-manager/uploads/");
  return (isUpload ? options.uploadBase : undefined) ?? options.apiBase;
}
