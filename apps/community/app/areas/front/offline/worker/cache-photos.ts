/** Most photos that are kept. */
const MOST_PHOTOS = 150;
/** The smallest width, in pixels, that does for a phone. */
const ENOUGH = 480;

const VARIANT = /\/media\/([\w-]+)\/(\d+)\.(avif|webp)/;
const VARIANT_HEADER = "x-variant";

/** One photo is kept once, whatever the width a page asks for. */
const keyOf = (photo: string): string => `/media/${photo}`;

/** The photos that pages show, in their order: of each the variant that is worth keeping. */
export function photosNamedIn(pages: readonly string[]): ReadonlyMap<string, string> {
  const best = new Map<string, { width: number; path: string }>();
  for (const page of pages) {
    for (const [path, photo = "", width = "0", form] of page.matchAll(new RegExp(VARIANT, "g"))) {
      const found = { width: Number(width), path };
      const before = best.get(photo);
      if (!before || (form === "webp" && isBetter(found.width, before.width))) best.set(photo, found);
    }
  }
  return new Map([...best].slice(0, MOST_PHOTOS).map(([photo, { path }]) => [photo, path]));
}

function isBetter(width: number, than: number): boolean {
  return than < ENOUGH ? width > than : width >= ENOUGH && width < than;
}

/** Fetches the photos that are not kept yet, and throws the others away. */
export async function keepPhotos(
  cache: Cache,
  photos: ReadonlyMap<string, string>,
  ask: typeof fetch,
): Promise<void> {
  for (const request of await cache.keys()) {
    const [, photo] = /^\/media\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
    if (photo !== undefined && !photos.has(photo)) await cache.delete(request);
  }
  for (const [photo, path] of photos) {
    if (await cache.match(keyOf(photo))) continue;
    try {
      const response = await ask(path);
      if (!response.ok) continue;
      const headers = new Headers(response.headers);
      headers.set(VARIANT_HEADER, path);
      await cache.put(keyOf(photo), new Response(await response.blob(), { headers }));
    } catch {
      return;
    }
  }
}

/** A photo: the kept one if it is the very same or the network fails. */
export async function answerPhoto(
  request: Request,
  cache: Cache | null,
  ask: typeof fetch,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, photo] = VARIANT.exec(pathname) ?? [];
  const kept = photo === undefined ? undefined : await cache?.match(keyOf(photo), { ignoreVary: true });
  if (kept?.headers.get(VARIANT_HEADER) === pathname) return kept;
  try {
    return await ask(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
