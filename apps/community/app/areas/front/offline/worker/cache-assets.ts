const CACHE = "grow-files";

/** Files of the build, whose names change with their content. */
export function isBuildFile(path: string): boolean {
  return path.startsWith("/assets/");
}

/** A file of the build, from the cache if it is there: such a file never changes. */
export async function fileResponse(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") await cache.put(request, response.clone());
  return response;
}

/** Fetches the files that are not cached yet. A file that fails is skipped; without a network the rest is. */
export async function cacheFiles(
  files: Iterable<string>,
  fetch: (path: string) => Promise<Response>,
): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of new Set(files)) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    try {
      const response = await fetch(file);
      if (response.ok) await cache.put(file, response);
    } catch {
      return;
    }
  }
}

/** Deletes the files that neither this build nor a cached page needs. */
export async function evictFilesExcept(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** The files of the build that a page refers to. */
export function filesIn(page: string): string[] {
  return page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}
