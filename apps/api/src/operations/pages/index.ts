import { getPage } from "./get-page.ts";

export const pagesOperations = { getPage };
