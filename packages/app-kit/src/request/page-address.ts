/**
 * Returns the public URL of the page a request belongs to. The router requests a page's data at `/path.data` (`/_root.data` for
 * the home page) with the wanted routes in `_routes`, which users never see.
 */
export function pageAddress(request: Request): URL {
  const url = new URL(request.url);
  if (url.pathname.endsWith(".data")) {
    url.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    url.searchParams.delete("_routes");
  }
  url.searchParams.delete("index");
  return url;
}

/** Whether the router requests data instead of a document. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
