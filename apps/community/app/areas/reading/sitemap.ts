import { PAGES } from "./pages.ts";
import { paths } from "./paths.ts";

export const sitemap: readonly string[] = [
  paths.journal(),
  paths.votings(),
  ...PAGES.map(({ path }) => paths.textPage(path)),
];
