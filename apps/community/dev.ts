import { startDevelopment } from "@grow/app-kit/server/start-dev.ts";

await startDevelopment("community", import.meta.dirname);
