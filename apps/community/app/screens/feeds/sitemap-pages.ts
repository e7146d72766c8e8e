import { EXPLORE_TAGS, VIDEO_TAG } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../../paths.ts";
import { fileAnswer } from "../../shared/file-answer.ts";
import { sitemapOf } from "./sitemap-urls.ts";

/** The lists and the home page, by themselves and by one filter word each. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const words = Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map((tag): string => tag.slug));
  const pages = [
    paths.home(),
    paths.explore(),
    ...[...words, VIDEO_TAG].map((word) => paths.explore([word])),
  ].map((path) => ({ path }));
  return fileAnswer(context, "application/xml", sitemapOf(pages, context.environment.publicUrl));
}
