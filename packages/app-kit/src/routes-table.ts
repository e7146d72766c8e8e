import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from "@remix-run/dev";
import type { PageTabs } from "./page-tabs.ts";

/** A row of an app's routes table. */
export type RouteRow = RouteConfigEntry;

const LAYOUTS = ["default", "light", "settings", "desk", "empty", "short"] as const;

/** A layout of `app/shell/`. */
type Layout = (typeof LAYOUTS)[number];

/** The routes of an area: its pages by layout, and rows without a layout (form targets, redirects, files). */
export type AreaRoutes = Readonly<Partial<Record<Layout | "none", readonly RouteRow[]>>>;

/**
 * The row builders of one area, whose files are in `app/areas/<name>/`.
 *
 * @example
 * const { screen, resource } = area("growing");
 * export const routes: AreaRoutes = {
 *   default: [screen("diaries/:id", "diary")],
 *   none: [resource("diaries/:id/approve", "forms/approve-diary.ts")],
 * };
 */
export function area(name: string) {
  /**
   * A page. Its files are in `app/areas/<area>/screens/<folder>/`.
   *
   * @param path - the URL path without the leading slash; `""` is the home page
   * @param id - needed from the second row of one folder on
   */
  function screen(path: string, folder: string, id = folder): RouteRow {
    const file = `areas/${name}/screens/${folder}/route.tsx`;
    // Ids are part of every page's data, so they are short.
    return { ...address(path), file, id: `${name}/${id}` };
  }

  /**
   * A page with tabs: the folder's route loads and renders the frame, once for all tabs; the active tab renders in its `<Outlet />`.
   * A segment that is no tab has no row and returns 404.
   *
   * @param id - needed from the second row of one frame on
   */
  function family(base: string, frame: string, { rows }: PageTabs, id = frame): RouteRow {
    const children = rows.map(({ slug, body }) => ({
      ...address(slug),
      file: body,
      id: `${name}/${id}/${slug || "index"}`,
    }));
    return { ...screen(base, frame, id), children };
  }

  /** A URL without a page: a form's target, a redirect, a file. `file` is relative to the area. */
  function resource(path: string, file: string, id?: string): RouteRow {
    return { ...address(path), file: `areas/${name}/${file}`, ...(id ? { id: `${name}/${id}` } : {}) };
  }

  return { screen, family, resource };
}

function address(path: string): Pick<RouteRow, "index" | "path"> {
  return path === "" ? { index: true } : { path };
}

/** The whole table of an app, with one layout route around all pages that use it. */
export function joinRoutes(areas: readonly AreaRoutes[]): RouteRow[] {
  const rowsOf = (name: Layout | "none") => areas.flatMap((routes) => routes[name] ?? []);
  const layouts = LAYOUTS.map((name) => ({
    id: `layout-${name}`,
    file: `shell/${name}-layout.tsx`,
    children: rowsOf(name),
  }));
  return [...layouts.filter(({ children }) => children.length > 0), ...rowsOf("none")];
}
