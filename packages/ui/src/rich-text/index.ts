export { readHtml } from "./read-html.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
export type { RichTextTexts } from "./rich-text-texts.ts";
export { schema } from "./schema.ts";
export type { UploadedPhoto } from "./uploads.ts";
export { writeHtml } from "./write-html.ts";
