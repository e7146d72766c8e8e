import { redirect } from "@remix-run/server-runtime";

/**
 * Redirects to a place in a page after a write, and has the page loaded again. Where only the fragment changes, the router loads
 * nothing if a fetcher ends between the write and the redirect.
 *
 * @param path - path and query
 * @param anchor - id of the element, without `#`
 */
export function redirectToAnchor(path: string, anchor: string): Response {
  return redirect(`${path}#${anchor}`, { status: 303, headers: { "x-remix-revalidate": "yes" } });
}
