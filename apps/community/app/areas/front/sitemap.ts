import { paths } from "./paths.ts";

export const sitemap: readonly string[] = [paths.home()];
