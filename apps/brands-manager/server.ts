import { fileURLToPath } from "node:url";
import build from "virtual:grow/server-build";
import { startApp } from "@grow/app-kit/server/start.ts";

// Bundled to build/server.mjs; the browser's files stand beside it.
await startApp("brands-manager", build, fileURLToPath(new URL("./client", import.meta.url)));
