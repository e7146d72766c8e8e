import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen, resource } = area("front");

export const routes: AreaRoutes = {
  default: [
    screen("", "home"),
    screen("search", "search"),
    screen("offline", "offline"),
    // The last resort: no other row has this address.
    screen("*", "not-found"),
  ],
  none: [
    resource("search/suggestions", "screens/search/suggestions.ts"),
    resource("rss", "feeds/rss.ts"),
    resource("diaries/:id/feed", "feeds/diary-atom.ts"),
    resource("grower/:user/feed", "feeds/grower-atom.ts"),
    resource("grower/:user/rss", "feeds/grower-rss.ts"),
    resource("journal/rss", "feeds/journal-rss.ts"),
    resource("journal/feed", "feeds/journal-atom.ts"),
    resource("journal/category/:category/rss", "feeds/journal-rss.ts", "journal-category-rss"),
    resource("journal/category/:category/feed", "feeds/journal-atom.ts", "journal-category-atom"),
    resource("journal/tags/:tag/rss", "feeds/journal-rss.ts", "journal-tag-rss"),
    resource("journal/tags/:tag/feed", "feeds/journal-atom.ts", "journal-tag-atom"),
    resource("locales/:file", "feeds/locale-texts.ts"),
    resource("manifest.webmanifest", "offline/manifest.ts"),
    resource("robots.txt", "feeds/robots.ts"),
    resource(".well-known/security.txt", "feeds/security-txt.ts"),
    resource("sitemap.xml", "feeds/sitemap.ts"),
    resource("sitemaps/pages", "feeds/sitemap-pages.ts"),
    resource("sitemaps/diaries/:file", "feeds/sitemap-diaries.ts"),
    resource("sitemaps/:list/:file", "feeds/sitemap-list.ts"),
    resource("brands-manager/*", "redirects/brands-manager.ts"),
    resource("brand-manager/*", "redirects/brands-manager.ts", "brand-manager-redirect"),
  ],
};
