import { layout, type RouteRow, resource, screen } from "@grow/app-kit/routes-table.ts";

/**
 * Every address of the community. Static segments win over parameters, whatever the order of the rows.
 * A new screen is one row here, one in `paths.ts`, and, if the header or footer lead to it, one in
 * `shell/navigation.ts`.
 */
const routes: RouteRow[] = [
  layout("default", [
    screen("", "home/home"),
    screen("explore/*", "explore/list"),
    screen("search", "search/results"),
    screen("offline", "offline/on-device"),
    screen("diaries/:id", "diary/diary"),
    screen("diaries/:id/week/:week", "diary/diary", "diary-week"),
    // The last resort: no other row has this address.
    screen("*", "not-found/not-found"),
  ]),
  layout("light", [
    screen("diaries/edit/new", "diary-editor/new-diary"),
    screen("diaries/edit/:id", "diary-editor/edit-diary"),
    screen("diaries/edit/:id/removed", "diary-editor/removed-diary"),
    screen("diaries/:id/weeks/:week/edit", "week-editor/week-editor"),
    screen("diaries/:id/weeks/:week/smoke", "week-editor/smoke"),
    screen("diaries/:id/reviews", "week-editor/product-reviews"),
    screen("settings/interface", "settings/interface"),
    screen("settings/notifications", "settings/notifications"),
    screen("comments/:id", "talk/comment"),
    screen("complains/:type/:id", "talk/complaint"),
    screen("translates/:type/:id", "talk/translation"),
    screen("admin/cache", "admin/cache"),
    screen("admin/complaints", "admin/complaints"),
  ]),
  layout("empty", [screen("diaries/:id/print", "diary/print")]),
  layout("short", [
    screen("auth/signin", "auth/sign-in"),
    screen("auth/signup", "auth/sign-up"),
    screen("auth/forgot-password", "auth/forgot-password"),
    screen("auth/reset-password", "auth/reset-password"),
    screen("auth/confirm-email", "auth/confirm-email"),
    resource("under-age", "shell/age/under-age.tsx"),
  ]),
  resource("auth/signout", "forms/sign-out.ts"),
  resource("register", "redirects/register.ts"),
  resource("grower/:id/settings/interface", "redirects/grower-interface.ts"),
  resource("grower/:id/settings/notifications", "redirects/grower-notifications.ts"),
  resource("diaries", "redirects/diaries.ts"),
  resource("diaries/:id/edit/week/:week", "redirects/edit-week.ts"),
  resource("diaries/:id/edit/smoke/:week", "redirects/edit-smoke.ts"),
  resource("grow-journals/:id", "redirects/grow-journals.ts"),
  resource("diaries/:id/approve", "forms/approve-diary.ts"),
  resource("diaries/:id/feed", "screens/feeds/diary-atom.ts"),
  resource("rss", "screens/feeds/rss.ts"),
  resource("manifest.webmanifest", "screens/offline/manifest.ts"),
  resource("robots.txt", "screens/feeds/robots.ts"),
  resource("sitemap.xml", "screens/feeds/sitemap.ts"),
  resource("sitemaps/pages", "screens/feeds/sitemap-pages.ts"),
  resource("sitemaps/diaries/:file", "screens/feeds/sitemap-diaries.ts"),
  resource("diaries/edit/used", "screens/diary-editor/used-equipment/route.ts"),
  resource("diaries/:id/similar", "screens/diary/diary/similar.ts"),
  resource("diaries/:id/week/:week/others", "screens/diary/diary/same-week.ts"),
  resource("explore/counts", "screens/explore/list/counts.ts"),
  resource("likes", "forms/set-like.ts"),
  resource("likes/:type/:id", "forms/like-state.ts"),
  resource("comments/:id/change", "forms/change-comment.ts"),
  resource("complains", "forms/complain.ts"),
  resource("translates/:type/:id/:lang", "screens/talk/translation/in-place.ts"),
  resource("follows", "forms/set-follow.ts"),
  resource("settings/locale", "forms/set-locale.ts"),
  resource("settings/theme", "forms/set-theme.ts"),
  resource("settings/measures", "forms/set-measures.ts"),
  resource("settings/age", "forms/confirm-age.ts"),
  resource("brands-manager/*", "redirects/brands-manager.ts"),
  resource("brand-manager/*", "redirects/brands-manager.ts", "brand-manager-redirect"),
];

export default routes;
