import { matchRoutes, type ShouldRevalidateFunction } from "@remix-run/react";

/** The running router, as Remix exposes it on the window. */
export interface RunningRouter {
  readonly routes: Parameters<typeof matchRoutes>[0];
  readonly location: { readonly pathname: string; readonly search: string };
  /** By route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What the manifest says about the routes known so far. */
  readonly known: Readonly<Record<string, { hasLoader: boolean; hasClientLoader: boolean } | undefined>>;
  /** Modules of the routes shown so far. */
  readonly modules: Readonly<
    Record<string, { shouldRevalidate?: ShouldRevalidateFunction | undefined } | undefined>
  >;
}

/**
 * Builds the exact URL from which the router would load the data of a page, so that the router hits the cached response.
 * It names only the routes that the router would load again.
 *
 * @param page - path and query
 * @param origin - of the site
 * @returns path and query, or null when the router does not know the page yet or loads it in another way
 */
export function dataAddress(page: string, router: RunningRouter, origin: string): string | null {
  const next = new URL(page, origin);
  const matches = matchRoutes(router.routes, next.pathname);
  if (!matches) return null;
  const nextParams = matches.at(-1)?.params ?? {};
  const wanted: string[] = [];
  let isPartial = false;
  for (const { route } of matches) {
    const id = route.id ?? "";
    const known = router.known[id];
    if (!known) return null;
    if (!known.hasLoader) continue;
    if (known.hasClientLoader) return null;
    const asks = id in router.loaderData ? router.modules[id]?.shouldRevalidate : undefined;
    const isAsked = asks?.({
      currentUrl: new URL(router.location.pathname + router.location.search, origin),
      currentParams: router.params,
      nextUrl: next,
      nextParams,
      defaultShouldRevalidate: true,
    });
    if (isAsked === false) isPartial = true;
    else wanted.push(id);
  }
  if (wanted.length === 0) return null;
  next.pathname = next.pathname === "/" ? "/_root.data" : `${next.pathname.replace(/\/$/, "")}.data`;
  if (isPartial) next.searchParams.set("_routes", wanted.join(","));
  return next.pathname + next.search;
}
