/** The caches of a browser, in memory: the methods that the worker uses. */
export function fakeCaches(origin = "https://grow.example") {
  const all = new Map<string, Map<string, Response>>();
  const address = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(address(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.set(address(request), response);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(address(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  });
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
    /** Cached paths by cache. */
    paths: () =>
      Object.fromEntries(
        [...all].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length))]),
      ),
  };
}
