/** A list for search engines, in the order shown. */
export function listData(
  name: string,
  items: readonly { readonly name: string; readonly link: string }[],
  origin: string,
): Record<string, unknown> {
  return {
    "@type": "ItemList",
    name,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: new URL(item.link, origin).href,
    })),
  };
}
