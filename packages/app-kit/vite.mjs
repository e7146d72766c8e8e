// Vite reads its configuration with plain Node, which cannot load this package's TypeScript by itself.
import { register } from "tsx/esm/api";

register();
export const { growApp } = await import("./src/vite/grow-app.ts");
export const { serverParts } = await import("./src/vite/server-parts.ts");
