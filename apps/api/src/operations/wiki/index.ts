import { getWikiArticle } from "./get-wiki-article.ts";

export const wikiOperations = { getWikiArticle };
