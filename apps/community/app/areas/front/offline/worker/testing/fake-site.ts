/** The site as the worker requests it. */
export function fakeSite(origin = "https://grow.example") {
  const asked: string[] = [];
  const site = {
    /** Id of the signed-in user; 0 for a guest. */
    viewer: 7,
    isOnline: true,
    /** Status of every response. */
    status: 200,
    pages: new Map<string, string>(),
    diaries: [] as { id: number; name: string; link: string; update_date: string; cnt_days: number }[],
    /** Finished diaries of others that the user saved. */
    bookmarks: [] as { id: number; name: string; link: string }[],
    asked,
    async ask(input: RequestInfo | URL): Promise<Response> {
      const url = new URL(input instanceof Request ? input.url : String(input), origin);
      const path = url.pathname + url.search;
      asked.push(path);
      await Promise.resolve();
      if (!site.isOnline) throw new TypeError("Failed to fetch");
      if (site.status !== 200) return new Response("", { status: site.status });
      if (/^\/api\/diaries\/\d+$/.test(path)) return Response.json({ data: { weeks: [{ id: 181 }] } });
      if (/^\/api\/users\/\d+\/following\/bookmark$/.test(url.pathname))
        return Response.json({ data: { items: site.bookmarks } });
      if (url.pathname === "/api/diaries") return Response.json({ data: { items: site.diaries } });
      if (/^\/(assets|media)\//.test(path)) return new Response(path);
      const page = site.pages.get(path);
      const headers: Record<string, string> = { "content-type": "text/html; charset=utf-8" };
      if (site.viewer > 0) headers["grow-viewer"] = String(site.viewer);
      return new Response(page ?? "Nothing here", { status: page === undefined ? 404 : 200, headers });
    },
  };
  return site;
}
