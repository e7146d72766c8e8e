/**
 * The address of the page a request is about. The router asks for the data of a page at `/path.data`
 * (`/_root.data` for the home page) with the wanted routes in `_routes`; people never see those.
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

/** True when the router asks for data instead of a document. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
