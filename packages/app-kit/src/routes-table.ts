import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from "@remix-run/dev";

/** A row of an app's `routes.ts`. */
export type RouteRow = RouteConfigEntry;

/**
 * A page. Its files stand in `app/screens/<folder>/`.
 *
 * @param path - the address without the slash at its start; `""` is the home page
 * @param folder - `<area>/<screen>`
 * @param id - needed from the second row of one folder on
 * @example screen("diaries/:id", "diary/diary")
 */
export function screen(path: string, folder: string, id?: string): RouteRow {
  const row: RouteRow = path === "" ? { index: true, file: "" } : { path, file: "" };
  return { ...row, file: `screens/${folder}/route.tsx`, ...(id ? { id } : {}) };
}

/** A page with tabs or children: the folder's route shows the frame, the rows stand within it. */
export function screenWith(path: string, folder: string, children: RouteRow[], id?: string): RouteRow {
  return { ...screen(path, folder, id), children };
}

/** An address without a page: a form's target, a redirect, a file. `file` stands below `app/`. */
export function resource(path: string, file: string, id?: string): RouteRow {
  return { path, file, ...(id ? { id } : {}) };
}

/** Pages within one of the layouts of `app/shell/`. */
export function layout(name: "default" | "short" | "empty" | "light", children: RouteRow[]): RouteRow {
  return { id: `layout-${name}`, file: `shell/${name}-layout.tsx`, children };
}
