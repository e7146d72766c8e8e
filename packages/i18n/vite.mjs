// Vite reads its configuration with plain Node, which cannot load this package's TypeScript by itself.
import { register } from "tsx/esm/api";

register();
export const { i18nPlugin } = await import("./src/vite.ts");
