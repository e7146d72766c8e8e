import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteRow } from "@grow/app-kit/routes-table.ts";
import { describe, expect, it } from "vitest";
import { COUNTED_VIEWS } from "./counted-views.ts";
import { FRAMES } from "./frames.ts";
import { FOOTER_LINKS, HEADER_LINKS, TAB_LINKS } from "./navigation.ts";
import { paths } from "./paths.ts";
import routes from "./routes.ts";
import { SECTIONS } from "./sections.ts";
import type { AreaNavigation } from "./shared/navigation.ts";
import { SITEMAP_PAGES } from "./sitemap.ts";

function flat(rows: readonly RouteRow[], parent = ""): { path: string; row: RouteRow }[] {
  return rows.flatMap((row) => {
    const path = row.path === undefined ? parent : `${parent}/${row.path}`;
    return [{ path: path || "/", row }, ...flat(row.children ?? [], path)];
  });
}

const all = flat(routes);

/** Turns `diaries/:id` and `explore/*` into a pattern. */
function answers(path: string): boolean {
  return all.some(({ path: route, row }) => {
    if (route === "/*") return false;
    if (row.children && row.path === undefined) return false;
    const pattern = route.replace(/\/\*$/, "(?:/.*)?").replace(/:[^/]+/g, "[^/]+");
    return new RegExp(`^${pattern}$`).test(path);
  });
}

describe("the table of routes", () => {
  it("names files that exist", () => {
    for (const { row } of all) {
      expect(existsSync(fileURLToPath(new URL(row.file, import.meta.url))), row.file).toBe(true);
    }
  });

  it("gives each row an id of its own", () => {
    const ids = all.map(({ row }) => row.id ?? row.file);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has every address that the header, the footer and the tab bar link to", () => {
    for (const { href } of [...HEADER_LINKS, ...FOOTER_LINKS, ...TAB_LINKS])
      expect(answers(href), href).toBe(true);
    expect(answers(paths.search()), "the search of the header").toBe(true);
  });
});

describe("the tables of the areas", () => {
  const files = import.meta.glob<Record<string, Readonly<Record<string, unknown>>>>(
    ["./areas/*/*.ts", "!**/*.test.ts"],
    {
      eager: true,
    },
  );
  const modules = (name: string) =>
    Object.entries(files)
      .filter(([file]) => file.endsWith(`/${name}.ts`))
      .map(([, module]) => module);

  it("are all joined", () => {
    const rows = modules("routes").flatMap((module) => Object.values(module.routes ?? {}) as RouteRow[][]);
    expect(all.map(({ row }) => row)).toEqual(expect.arrayContaining(rows.flat()));
    for (const module of modules("paths")) expect(paths).toMatchObject(module.paths ?? {});
    for (const { navigation } of modules("navigation")) {
      const { header = [], footer = [], tabs = [] } = navigation as AreaNavigation;
      expect(HEADER_LINKS).toEqual(expect.arrayContaining([...header]));
      expect(FOOTER_LINKS).toEqual(expect.arrayContaining([...footer]));
      expect(TAB_LINKS).toEqual(expect.arrayContaining([...tabs]));
    }
    for (const { frame } of modules("frame")) expect(FRAMES).toContain(frame);
    for (const { sitemap } of modules("sitemap"))
      expect(SITEMAP_PAGES).toEqual(expect.arrayContaining(sitemap as unknown as string[]));
    for (const { countedViews } of modules("counted-views")) expect(COUNTED_VIEWS).toContain(countedViews);
  });

  it("give each path a name of its own", () => {
    const names = modules("paths").flatMap((module) => Object.keys(module.paths ?? {}));
    expect(new Set(names).size).toBe(names.length);
  });

  it("list the first segment of every public page about an entity as a section", () => {
    const shown = routes
      .filter(({ id }) => id === "layout-default" || id === "layout-empty")
      .flatMap(({ children = [] }) => children);
    const segments = shown.flatMap(({ path = "" }) => /^([a-z0-9-]+)\/[:*]/.exec(path)?.[1] ?? []);
    expect([...SECTIONS].sort()).toEqual([...new Set(segments)].sort());
  });
});
