import { PAGES } from "./pages.ts";
import { paths } from "./paths.ts";

export const sitemap: readonly string[] = PAGES.map(({ path }) => paths.textPage(path));
