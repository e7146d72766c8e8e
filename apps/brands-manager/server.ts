import { fileURLToPath } from "node:url";
import build from "virtual:grow/server-build";
import { startApp } from "@grow/app-kit/server/start.ts";

// Bundled to build/server.mjs, next to the browser files.
await startApp("brands-manager", build, fileURLToPath(new URL("./client", import.meta.url)));
