import { archivePath, giveawaysPath } from "./giveaways/giveaway-paths.ts";
import { PAGES } from "./pages.ts";
import { paths } from "./paths.ts";
import { votingsPath } from "./voting-paths.ts";
import { widgetPath } from "./widget/widget-address.ts";

export const sitemap: readonly string[] = [
  paths.journal(),
  votingsPath(),
  giveawaysPath(),
  archivePath(),
  paths.textPage("contact"),
  widgetPath(),
  ...PAGES.map(({ path }) => paths.textPage(path)),
];
