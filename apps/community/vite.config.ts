import { growApp } from "@grow/app-kit/vite";
import { defineConfig } from "vite";
import { parts } from "./app/build.ts";

export default defineConfig(
  growApp(new URL(".", import.meta.url), {
    parts,
    serviceWorker: "app/areas/front/offline/worker/service-worker.ts",
    trackers: "app/entry.trackers.ts",
  }),
);
