import type { components } from "@grow/contract";
import type { ClientClock } from "./clock.ts";

/** A message for the user in a response. */
export type Detail = components["schemas"]["Detail"];

/** A value, or a function evaluated for each request, because cookies and storage change while a page is open. */
export type Value<T> = T | (() => T | undefined);

/** Options of {@link createClient} and {@link createUploader}. */
export interface ClientOptions {
  /** Base URL of the contract's paths: `/api` in a browser, `http://127.0.0.1:3002/api` on a server. */
  readonly apiBase: string;
  /** Base URL of the upload paths; `apiBase` by default. */
  readonly uploadBase?: string | undefined;
  /** Sends a request; the global `fetch` by default. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Clock for waiting; the system clock by default. */
  readonly clock?: ClientClock | undefined;
  /** Personal access token (or, on a server, a session token), sent as bearer. In browsers the proxy of their origin adds the session. */
  readonly token?: Value<string> | undefined;
  /** The application and its host, such as `web:grow.example`; sent as X-Origin. */
  readonly origin?: Value<string> | undefined;
  /** Value of the `access` cookie, may be empty; sent as X-Access. */
  readonly access?: Value<string> | undefined;
  /** Random id of the visitor (the `guest` cookie); sent as X-Guest. */
  readonly guest?: Value<string> | undefined;
  /** Random id of the browser; sent as X-Uniq-Device. */
  readonly uniqDevice?: Value<string> | undefined;
  /** Random id of the tab; sent as X-Uniq-Session. */
  readonly uniqSession?: Value<string> | undefined;
  /** Language of the interface; sent as Accept-Language (`en-tr` as `en`). */
  readonly locale?: Value<string> | undefined;
  /** Additional headers; they override those above. */
  readonly headers?: Value<Readonly<Record<string, string>>> | undefined;
  /** Receives the messages of every response, success or error, in order. Only called when there are some. */
  readonly onDetails?: ((details: readonly Detail[]) => void) | undefined;
}

/**
 * Gets the base URL of a path.
 * @param path - a path of the contract
 */
export function baseOf(options: Pick<ClientOptions, "apiBase" | "uploadBase">, path: string): string {
  const isUpload = /^(\/brands-manager)?\/uploads\//.test(path);
  return (isUpload ? options.uploadBase : undefined) ?? options.apiBase;
}
