import {
  type CachedPage,
  cachedPage,
  cachedViewer,
  cachePage,
  clearCache,
  currentCache,
  markedPage,
  OFFLINE_PAGE,
  openCache,
  viewerOf,
} from "./viewer-cache.ts";

/** Milliseconds after which a cached page is shown instead of waiting for a slow network. */
const PATIENCE = 6000;

/** The dependencies of a response. */
export interface Network {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
  /** Continues work after the response has been given. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Responds to a navigation: with the server's response, else with a cached page of the user's own, else with the offline page. A page
 * rendered for another user clears the cache.
 */
export async function pageResponse(request: Request, network: Network): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const cache = await currentCache();
  const cached = cache ? await cachedPage(cache, path) : undefined;
  const fetched = network.fetch(request);
  const updated = fetched.then((response) => updateCache(path, response.clone(), cached, network));
  network.waitUntil(updated.catch(() => {}));
  try {
    const response = await (cached ? withTimeout(fetched) : fetched);
    if (!isUnreachable(response.status)) return response;
    return (await fallback(path)) ?? response;
  } catch {
    return (await fallback(path)) ?? nothingCached(path);
  }
}

/** Responses of a proxy whose server does not respond. */
function isUnreachable(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

function withTimeout(fetched: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timeout")), PATIENCE);
    fetched.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Checks for whom the page was rendered, and replaces the cached copy if there is one. */
async function updateCache(
  path: string,
  response: Response,
  cached: CachedPage | undefined,
  { now }: Network,
): Promise<void> {
  const viewer = viewerOf(response);
  if (viewer === null) return;
  if (viewer !== (await cachedViewer())) {
    await clearCache();
    return;
  }
  if (!cached || !response.ok || response.redirected) return;
  await cachePage(await openCache(viewer), path, response, { ...cached, cachedAt: now() });
}

/** The cached page, or a redirect to it or to the offline page; null when nothing is cached. */
async function fallback(path: string): Promise<Response | null> {
  const cache = await currentCache();
  if (!cache) return null;
  const cached = await cachedPage(cache, path);
  if (cached) return markedPage(cached);
  const other = await otherUrl(cache, path);
  if (other) return Response.redirect(other, 302);
  if (path.startsWith(OFFLINE_PAGE)) {
    const page = await cachedPage(cache, OFFLINE_PAGE);
    return page ? markedPage(page) : null;
  }
  if (!(await cachedPage(cache, OFFLINE_PAGE))) return null;
  // A redirect, because the router of the page renders the route of its URL.
  return Response.redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ from: path })}`, 302);
}

/** The path of a cached diary that was requested by another form of its URL: `/diaries/12` for `/diaries/12-night-plum`. */
async function otherUrl(cache: Cache, path: string): Promise<string | undefined> {
  const [, id, rest = ""] = /^\/diaries\/(\d+)(?:-[^/?]*)?(\/week\/\d+)?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const form = new RegExp(`^/diaries/${id}(?:-[^/]*)?${rest}$`);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && form.test(pathname)) return pathname;
  }
  return undefined;
}

/** The page before anything is cached: one sentence in each language. */
function nothingCached(path: string): Response {
  const sentences = [
    ["en", "You are offline. Try again when there is a connection."],
    ["ru", "Нет сети. Попробуйте ещё раз, когда она появится."],
    ["de", "Du bist offline. Versuch es noch einmal, wenn du wieder Netz hast."],
    ["es", "Estás sin conexión. Vuelve a intentarlo cuando tengas conexión."],
    ["th", "คุณออฟไลน์อยู่ ลองใหม่อีกครั้งเมื่อมีเน็ต"],
  ];
  const lines = sentences.map(([lang, text]) => `<p lang="${lang}">${text}</p>`).join("");
  const back = path.replace(/[<>"'&]/g, encodeURIComponent);
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Grow</title>${lines}<p><a href="${back}">↻</a></p>`,
    { status: 503, headers: { "content-type": "text/html; charset=utf-8" } },
  );
}
