import type { Crumb } from "@grow/ui/navigation";

/** The way to a page for search engines. */
export function crumbsData(crumbs: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href ? { item: new URL(href, origin).href } : {}),
    })),
  };
}
