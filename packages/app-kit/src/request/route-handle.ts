/** The kinds of route parameter that `handle.params` may name; see `isParam` of the domain. */
type ParamKindName = "id" | "id-or-new" | "slug" | "tag" | "year" | "catalogue";

/** Declarations of a route: `export const handle: RouteHandle = { middleware: ["auth"] }`. */
export interface RouteHandle {
  /** Guards that run before its loader and action, in this order. */
  middleware?: readonly string[];
  /** Kinds of its parameters; requires the guard `params`. */
  params?: Readonly<Record<string, ParamKindName>>;
  /** The page is never stored by a shared cache, not even for guests. */
  isPrivate?: boolean;
  /** Other sites may show this page in a frame. */
  isEmbeddable?: boolean;
  /** The shell hides its tab bar, because the page has a bar of its own. */
  hidesTabBar?: boolean;
  /** The page does nothing without scripts: it hydrates when the browser is idle, for guests too, instead of on interaction. */
  hydrate?: "idle";
}
