import { growApp } from "@grow/app-kit/vite";
import { defineConfig } from "vite";
import { parts } from "./app/build.ts";
import { COUNTED_VIEWS } from "./app/counted-views.ts";

export default defineConfig(
  growApp(new URL(".", import.meta.url), {
    parts,
    serviceWorker: "app/areas/front/offline/worker/service-worker.ts",
    counting: { entry: "app/entry.counting.ts", at: COUNTED_VIEWS.map(({ near }) => near).join("|") },
  }),
);
