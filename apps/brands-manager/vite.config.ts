import { growApp } from "@grow/app-kit/vite";
import { defineConfig } from "vite";

export default defineConfig(growApp(new URL(".", import.meta.url), { trackers: "app/entry.trackers.ts" }));
