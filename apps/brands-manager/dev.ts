import { startDevelopment } from "@grow/app-kit/server/start-dev.ts";

await startDevelopment("brands-manager", import.meta.dirname);
