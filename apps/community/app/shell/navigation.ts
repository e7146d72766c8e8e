import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paths } from "../paths.ts";

/** A link of the shell. */
export interface NavLink {
  label: MessageDescriptor;
  href: string;
}

/** A column of the footer. */
export interface NavGroup {
  title: MessageDescriptor;
  links: readonly NavLink[];
}

/**
 * Where the shell leads. Only pages that exist stand here: whoever adds a screen that the header, the tab bar
 * or the footer of the design shows adds its row.
 */
export const HEADER_LINKS: readonly NavLink[] = [
  { label: msg({ id: "shell.nav.diaries", message: "Diaries" }), href: paths.explore() },
];

export const FOOTER_GROUPS: readonly NavGroup[] = [
  {
    title: msg({ id: "shell.footer.grow", message: "Grow" }),
    links: [
      { label: msg({ id: "shell.nav.diaries", message: "Diaries" }), href: paths.explore() },
      { label: msg({ id: "shell.nav.newDiary", message: "Start a diary" }), href: paths.newDiary() },
      { label: msg({ id: "shell.nav.settings", message: "Settings" }), href: paths.interfaceSettings() },
    ],
  },
];

/** All that kept frames show of the place where they stand; the address itself is put into them. */
export function placeOf(pathname: string, search: string): boolean[] {
  const ways = [paths.explore(), ...HEADER_LINKS.map(({ href }) => href)];
  return [pathname === paths.home(), search === "", ...ways.map((href) => isCurrent(href, pathname))];
}

/** True when the page at `path` is the one a link leads to, or stands below it. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
