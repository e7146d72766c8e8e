import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("staff");

export const routes: AreaRoutes = {
  desk: [
    screen("admin", "overview"),
    screen("admin/cache", "cache"),
    screen("admin/watch", "watch"),
    screen("admin/watch/errors/:id", "watch-error"),
    screen("admin/complaints", "complaints"),
    screen("admin/contacts", "contacts"),
    screen("admin/brand-requests", "brand-requests"),
    screen("admin/strain-requests", "strain-requests"),
    screen("admin/plans", "plans"),
    screen("admin/banners", "banners"),
    screen("admin/banners/rules", "ad-rules"),
    screen("admin/banners/:id", "banner"),
    screen("admin/claims", "claims"),
    screen("admin/catalogue/:desk", "catalogue"),
    screen("admin/catalogue/:desk/:id", "catalogue-row"),
    screen("admin/journal", "articles"),
    screen("admin/journal/:id/:lang?", "article"),
    screen("admin/journal/topics/:kind", "topics"),
    screen("admin/journal/topics/:kind/:id", "topic"),
    screen("admin/journal/:id/versions/:lang", "article-versions"),
    screen("admin/pages", "pages"),
    screen("admin/pages/:name/:lang", "page"),
    screen("admin/pages/:name/:lang/versions", "page-versions"),
    screen("admin/giveaways", "giveaways"),
    screen("admin/giveaways/:id", "giveaway"),
    screen("admin/votings", "votings"),
    screen("admin/votings/:id", "voting"),
    screen("admin/awards", "awards"),
    screen("admin/awards/:year", "award"),
    screen("admin/awards/:year/:nomination", "award-candidates"),
  ],
};
