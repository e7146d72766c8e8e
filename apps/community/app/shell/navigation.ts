import { HEADER_LINKS, TAB_LINKS } from "../navigation.ts";
import { paths } from "../paths.ts";

/** Everything cached frames show of their page, except the URL, which is inserted. */
export function placeOf(pathname: string, search: string): boolean[] {
  const links = [...HEADER_LINKS, ...TAB_LINKS];
  return [
    pathname === paths.home(),
    pathname === paths.search(),
    search === "",
    ...links.map(({ href }) => isCurrent(href, pathname)),
  ];
}

/** Whether the page at `path` is the target of a link, or below it. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
