const CACHE = "grow-files";

/** Files of the build, whose names change with their content. */
export function isBuildFile(path: string): boolean {
  return path.startsWith("/assets/");
}

/** A file of the build: the kept one if there is one, for it never changes. */
export async function answerFile(request: Request, ask: typeof fetch): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await ask(request);
  if (response.ok && response.type === "basic") await cache.put(request, response.clone());
  return response;
}

/** Fetches the files that are not kept yet; a few that fail are missing, no more. */
export async function keepFiles(files: Iterable<string>, ask: typeof fetch): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of new Set(files)) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    try {
      const response = await ask(file);
      if (response.ok) await cache.put(file, response);
    } catch {
      return;
    }
  }
}

/** Throws away what neither this build nor a kept page needs. */
export async function dropFilesBut(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** The files of the build that a page names. */
export function filesNamedIn(page: string): string[] {
  return page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}
