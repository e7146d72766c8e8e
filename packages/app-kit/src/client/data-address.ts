import { matchRoutes, type ShouldRevalidateFunction } from "@remix-run/react";

/** The router of the page that runs, as it leaves itself to others. */
export interface RunningRouter {
  readonly routes: Parameters<typeof matchRoutes>[0];
  readonly location: { readonly pathname: string; readonly search: string };
  /** By route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What the server says of the routes that are known by now. */
  readonly known: Readonly<Record<string, { hasLoader: boolean; hasClientLoader: boolean } | undefined>>;
  /** Modules of the routes that were shown. */
  readonly modules: Readonly<
    Record<string, { shouldRevalidate?: ShouldRevalidateFunction | undefined } | undefined>
  >;
}

/**
 * The very address at which the router would ask for the data of a page, so that its answer is found again: only those routes
 * are named that would be asked for anew.
 *
 * @param page - path and query
 * @param origin - of the site
 * @returns path and query, or null when the router does not know the page yet, or asks for it in another way
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
