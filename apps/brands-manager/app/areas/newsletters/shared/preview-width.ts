import type { PreviewWidth } from "../paths.ts";

/** The width of the preview that a query asks for. */
export const previewWidth = (query: URLSearchParams): PreviewWidth =>
  query.get("preview") === "phone" ? "phone" : "wide";
