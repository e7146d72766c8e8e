/**
 * Finds the section that a page belongs to: the one with the longest path that the page's path begins with, part by part.
 *
 * @param hrefs - paths of the sections
 * @returns its path; undefined for a page of no section
 * @example
 * currentSection(["/admin", "/admin/giveaways"], "/admin/giveaways/12"); // "/admin/giveaways"
 */
export function currentSection(hrefs: readonly string[], pathname: string): string | undefined {
  return hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .reduce<string | undefined>(
      (longest, href) => (longest === undefined || href.length > longest.length ? href : longest),
      undefined,
    );
}
