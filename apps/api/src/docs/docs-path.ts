import { apiPrefix } from "@grow/contract";

/** Where the reference of the api is. */
export const DOCS_PATH = `${apiPrefix}/docs`;
