/** Milliseconds after which a post is given up; shorter than the lock that a tab holds meanwhile. */
export const POST_TIMEOUT = 10_000;

/** How a post is made. */
export interface PostOptions {
  /** Headers besides the type of the content, such as X-Guest. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The post outlives the page. Browsers take 64 KB of such posts at a time. */
  readonly keepalive?: boolean;
}

/**
 * Posts JSON and never repeats it.
 *
 * @throws the browser's error when there is no answer within 10 s; an Error that names the status for any but 2xx
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/**
 * Hands JSON to the browser, which posts it even when the page is gone. It carries cookies, but no headers of ours.
 *
 * @returns false when the browser does not take it (too large, or too much at a time)
 */
export function beaconJson(url: string, body: unknown): boolean {
  return navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: "application/json" }));
}
