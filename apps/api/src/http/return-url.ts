import { invalid } from "../errors/api-error.ts";

/**
 * The URL of a `return_path`: a path of the first origin, or an address of any of them.
 *
 * @param origins - the site, and other hosts of ours that may be returned to
 * @throws ApiError 422 for another host. Browsers skip tabs and line breaks, so that the beginning of the text does not tell its host.
 */
export function returnUrl(path: string, origins: readonly [string, ...string[]]): URL {
  const url = URL.canParse(path, origins[0]) ? new URL(path, origins[0]) : null;
  // A path that begins with two slashes names another host once it stands alone.
  const isOurs = url !== null && origins.includes(url.origin) && !url.pathname.startsWith("//");
  if (!isOurs || url.username !== "" || url.password !== "")
    throw invalid([{ code: "not_allowed", field: "return_path" }]);
  return url;
}
