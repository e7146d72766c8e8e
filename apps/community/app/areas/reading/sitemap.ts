import { PAGES } from "../../shared/text-pages.ts";
import { archivePath, giveawaysPath } from "./giveaways/giveaway-paths.ts";
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
