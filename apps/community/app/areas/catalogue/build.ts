import type { AreaBuild } from "@grow/app-kit/vite";

export const build: AreaBuild = { chunks: [] };
