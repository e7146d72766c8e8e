import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteRow } from "@grow/app-kit/routes-table.ts";
import { describe, expect, it } from "vitest";
import { paths } from "./paths.ts";
import routes from "./routes.ts";
import { FOOTER_GROUPS, HEADER_LINKS } from "./shell/navigation.ts";

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

  it("answers wherever the header and the footer lead", () => {
    const links = [...HEADER_LINKS, ...FOOTER_GROUPS.flatMap((group) => group.links)];
    for (const { href } of links) expect(answers(href), href).toBe(true);
    expect(answers(paths.search()), "the search of the header").toBe(true);
  });
});
