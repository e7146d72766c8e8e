import { growApp } from "@grow/app-kit/vite";
import { defineConfig } from "vite";

export default defineConfig(
  growApp(
    new URL(".", import.meta.url),
    {
      entry: "app/offline/worker/service-worker.ts",
      // What can be read and written without a connection.
      pages: [
        "app/root.tsx",
        "app/entry.client.tsx",
        "app/shell/default-layout.tsx",
        "app/shell/light-layout.tsx",
        "app/screens/diary/diary/route.tsx",
        "app/screens/offline/on-device/route.tsx",
        "app/screens/week-editor/week-editor/route.tsx",
      ],
    },
    { entry: "app/counting/entry.ts", at: "^/diaries/\\d" },
  ),
);
