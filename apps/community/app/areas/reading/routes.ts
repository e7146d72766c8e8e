import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";
import { PAGES } from "../../shared/text-pages.ts";

const { screen, resource } = area("reading");

export const routes: AreaRoutes = {
  default: [
    ...PAGES.map(({ path, name }) => screen(path, "page", name)),
    screen("contact", "contact"),
    screen("journal", "journal"),
    screen("journal/category/:category", "journal", "journal-category"),
    screen("journal/tags/:tag", "journal", "journal-tag"),
    screen("journal/voting", "votings"),
    screen("journal/voting/:id", "voting"),
    screen("journal/:post", "post"),
    // On the desk's address, with the layout of readers.
    screen("admin/journal/:id/preview/:lang", "post-preview"),
    screen("awards", "awards"),
    screen("awards/:year", "awards", "awards-year"),
    screen("giveaways", "giveaways"),
    screen("giveaways/archive", "giveaways", "giveaways-archive"),
    screen("giveaways/:giveaway", "giveaway"),
    screen("giveaways/:giveaway/draw", "giveaway-draw"),
    screen("widget", "widget"),
  ],
  none: [
    // Categories and tags are on the first page of the journal.
    resource("journal/category", "redirects/journal-topics.ts"),
    resource("journal/tags", "redirects/journal-topics.ts", "journal-tags"),
    resource("grow-awards", "redirects/grow-awards.ts"),
    resource("cdc-2022", "redirects/awards-2022.ts", "cdc-2022"),
    resource("poty-2022", "redirects/awards-2022.ts", "poty-2022"),
    resource("widget/oembed", "widget/oembed.ts"),
    resource("widget/:type/:id", "widget/frame.ts"),
  ],
};
