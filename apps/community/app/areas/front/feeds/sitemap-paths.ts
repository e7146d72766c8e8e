/** Where sitemaps are. Apart from the paths, which every page loads. */
export const sitemapPaths = {
  index: () => "/sitemap.xml",
  ofPages: () => "/sitemaps/pages",
  ofDiaries: (file: number) => `/sitemaps/diaries/${file}`,
  ofList: (list: string, file: number) => `/sitemaps/${list}/${file}`,
} as const;
