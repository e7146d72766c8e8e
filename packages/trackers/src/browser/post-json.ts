/** Timeout of a post in milliseconds. */
export const POST_TIMEOUT = 10_000;

/** Options of a post. */
export interface PostOptions {
  /** Additional headers, such as X-Guest. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the post outlive the page. Browsers allow 64 KB of such posts at a time. */
  readonly keepalive?: boolean;
}

/**
 * Posts JSON without retries.
 *
 * @throws the browser's error without a response within 10 s; an Error with the status for any status but 2xx
 */
export async function postJson(
  url: string,
  body: unknown,
  { headers = {}, keepalive = false }: PostOptions = {},
): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    keepalive,
    signal: AbortSignal.timeout(POST_TIMEOUT),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
}

/**
 * Passes JSON to the browser, which posts it even when the page is gone. It has cookies, but no custom headers.
 *
 * @returns false when the browser rejects it (too large, or too many at a time)
 */
export function beaconJson(url: string, body: unknown): boolean {
  return navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
