import type { HeadAlternate } from "@grow/app-kit/request/head.ts";

/** The oEmbed answer of a diary, grower or brand, as its page's head links it. @param path of the page */
export function oembedLink(path: string, title: string, publicUrl: string): HeadAlternate {
  const query = new URLSearchParams({ url: new URL(path, publicUrl).href });
  return { path: `/widget/oembed?${query}`, title, type: "application/json+oembed" };
}
