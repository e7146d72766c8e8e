import {
  forgetOwn,
  type KeptPage,
  keepPage,
  keptFor,
  keptPage,
  OFFLINE_PAGE,
  ownCache,
  presentCache,
  shownPage,
  viewerOf,
} from "./viewer-cache.ts";

/** Milliseconds that a slow network is given where a kept page is at hand. */
const PATIENCE = 6000;

/** What answering needs of the world. */
export interface Network {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
  /** Goes on after the answer has been given. */
  readonly later: (work: Promise<unknown>) => void;
}

/**
 * Answers a step to a page: by the server when it answers, else by what is kept of one's own pages, else by the offline
 * page. A page of somebody else than the kept ones are for makes these be forgotten.
 */
export async function answerPage(request: Request, network: Network): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const cache = await presentCache();
  const kept = cache ? await keptPage(cache, path) : undefined;
  const asked = network.fetch(request);
  const noted = asked.then((response) => note(path, response.clone(), kept, network));
  network.later(noted.catch(() => {}));
  try {
    const response = await (kept ? inTime(asked) : asked);
    if (!isAway(response.status)) return response;
    return (await standIn(path)) ?? response;
  } catch {
    return (await standIn(path)) ?? notKept(path);
  }
}

/** Answers of a proxy behind which nobody answers. */
function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

function inTime(asked: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Slow")), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Looks whose page came, and keeps the newer copy of one that is kept. */
async function note(
  path: string,
  response: Response,
  kept: KeptPage | undefined,
  { now }: Network,
): Promise<void> {
  const viewer = viewerOf(response);
  if (viewer === null) return;
  if (viewer !== (await keptFor())) {
    await forgetOwn();
    return;
  }
  if (!kept || !response.ok || response.redirected) return;
  await keepPage(await ownCache(viewer), path, response, { ...kept, now: now() });
}

/** What is kept instead; null for nothing. */
async function standIn(path: string): Promise<Response | null> {
  const cache = await presentCache();
  if (!cache) return null;
  const kept = await keptPage(cache, path);
  if (kept) return shownPage(kept);
  const elsewhere = await otherAddress(cache, path);
  if (elsewhere) return Response.redirect(elsewhere, 302);
  if (path.startsWith(OFFLINE_PAGE)) {
    const page = await keptPage(cache, OFFLINE_PAGE);
    return page ? shownPage(page) : null;
  }
  if (!(await keptPage(cache, OFFLINE_PAGE))) return null;
  // Under its own address, for the page takes itself for what its address says.
  return Response.redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ from: path })}`, 302);
}

/** A kept diary by another form of its address: `/diaries/12` for `/diaries/12-night-plum`. */
async function otherAddress(cache: Cache, path: string): Promise<string | undefined> {
  const [, id, rest = ""] = /^\/diaries\/(\d+)(?:-[^/?]*)?(\/week\/\d+)?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const form = new RegExp(`^/diaries/${id}(?:-[^/]*)?${rest}$`);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && form.test(pathname)) return pathname;
  }
  return undefined;
}

/** Before anything could be kept: a page without anything but the fact, in the languages of the site. */
function notKept(path: string): Response {
  const sentences = [
    ["en", "You are offline. Try again when there is a connection."],
    ["ru", "Нет подключения. Попробуйте ещё раз, когда появится сеть."],
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
