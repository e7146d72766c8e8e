import { paths } from "./paths.ts";

/** The list of growers, and the news of the whole site. */
export const sitemap: readonly string[] = [paths.growers(), paths.feed()];
