/** The kinds of route parameter that `handle.params` may name; see `isParam` of the domain. */
type ParamKindName = "id" | "id-or-new" | "slug" | "tag" | "year" | "catalogue";

/** What a route says of itself: `export const handle: RouteHandle = { middleware: ["auth"] }`. */
export interface RouteHandle {
  /** Guards before its loader and action, in this order. */
  middleware?: readonly string[];
  /** Shapes of its parameters; needs the guard `params`. */
  params?: Readonly<Record<string, ParamKindName>>;
  /** The page is never kept by a shared cache, not even for guests. */
  isPrivate?: boolean;
  /** Other sites may show this page in a frame. */
  isEmbeddable?: boolean;
  /** The shell shows no tab bar, for a bar of the page takes its place. */
  hidesTabBar?: boolean;
  /** The page can do nothing without script: for guests too React starts when the browser is idle, not at the first sign of interest. */
  hydrate?: "idle";
}
