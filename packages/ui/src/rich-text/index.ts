export { readHtml } from "./read-html.ts";
export { schema } from "./schema.ts";
export { writeHtml } from "./write-html.ts";
