/** Maximum number of cached photos. */
export const MAX_PHOTOS = 150;
/** The smallest width, in pixels, that looks good on a phone. */
const PHONE_WIDTH = 480;

const VARIANT = /\/media\/([\w-]+)\/(\d+)\.(avif|webp)/;
const VARIANT_HEADER = "x-variant";

/** A photo is cached once, for any requested width. */
const keyOf = (photo: string): string => `/media/${photo}`;

/** The first photos on pages, in order, each with the path of the variant to cache. */
export function photosIn(pages: readonly string[], most = MAX_PHOTOS): ReadonlyMap<string, string> {
  const best = new Map<string, { width: number; path: string }>();
  for (const page of pages) {
    for (const [path, photo = "", width = "0", format] of page.matchAll(new RegExp(VARIANT, "g"))) {
      const found = { width: Number(width), path };
      const before = best.get(photo);
      if (!before || (format === "webp" && isBetter(found.width, before.width))) best.set(photo, found);
    }
  }
  return new Map([...best].slice(0, most).map(([photo, { path }]) => [photo, path]));
}

function isBetter(width: number, than: number): boolean {
  return than < PHONE_WIDTH ? width > than : width >= PHONE_WIDTH && width < than;
}

/** Fetches the photos that are not cached yet, and deletes all others. */
export async function cachePhotos(
  cache: Cache,
  photos: ReadonlyMap<string, string>,
  fetch: (path: string) => Promise<Response>,
): Promise<void> {
  for (const request of await cache.keys()) {
    const [, photo] = /^\/media\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
    if (photo !== undefined && !photos.has(photo)) await cache.delete(request);
  }
  for (const [photo, path] of photos) {
    if (await cache.match(keyOf(photo))) continue;
    try {
      const response = await fetch(path);
      if (!response.ok) continue;
      const headers = new Headers(response.headers);
      headers.set(VARIANT_HEADER, path);
      await cache.put(keyOf(photo), new Response(await response.blob(), { headers }));
    } catch {
      return;
    }
  }
}

/** A photo, from the cache if it is the same variant or the network fails. */
export async function photoResponse(
  request: Request,
  cache: Cache | null,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, photo] = VARIANT.exec(pathname) ?? [];
  const cached = photo === undefined ? undefined : await cache?.match(keyOf(photo), { ignoreVary: true });
  if (cached?.headers.get(VARIANT_HEADER) === pathname) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}
