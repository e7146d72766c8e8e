import type { TextPage } from "./pages.ts";

export const paths = {
  textPage: (path: TextPage["path"]) => `/${path}`,
} as const;
