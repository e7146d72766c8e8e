import { fileURLToPath } from "node:url";
import { i18nPlugin } from "@grow/i18n/vite";
import { vitePlugin as remix } from "@remix-run/dev";
import type { UserConfig } from "vite";
import { bundledLater } from "./bundled-later.ts";
import { chunkFailurePlugin } from "./chunk-failure-plugin.ts";
import { chunks } from "./chunks.ts";
import { classNames } from "./class-names.ts";
import { directKitImports } from "./direct-kit-imports.ts";
import { frameworkParts } from "./framework-parts.ts";
import { type Counting, hydrateLoaderPlugin } from "./hydrate-loader-plugin.ts";
import { mergedStyles } from "./merged-styles.ts";
import { minifyPlugin } from "./minify-plugin.ts";
import { moduleListPlugin } from "./module-list-plugin.ts";
import { noticesPlugin } from "./notices-plugin.ts";
import { ownIcons } from "./own-icons.ts";
import { plainIcons } from "./plain-icons.ts";
import { type ServiceWorkerOptions, serviceWorkerPlugin } from "./service-worker-plugin.ts";

/**
 * The Vite configuration of both apps. The routes stand in `app/routes.ts`.
 *
 * @param app - `new URL(".", import.meta.url)` of the app's `vite.config.ts`
 * @param worker - the app's service worker, if it has one
 * @param counting - what the app counts with; its entry below the app
 */
export function growApp(app: URL, worker?: ServiceWorkerOptions, counting?: Counting): UserConfig {
  const counted = counting && { ...counting, entry: fileURLToPath(new URL(counting.entry, app)) };
  const repository = fileURLToPath(new URL("../..", app));
  return {
    root: fileURLToPath(app),
    plugins: [
      i18nPlugin(app),
      bundledLater(),
      chunks(),
      chunkFailurePlugin(),
      classNames(repository),
      directKitImports(),
      frameworkParts(),
      hydrateLoaderPlugin(counted),
      mergedStyles(),
      minifyPlugin(),
      moduleListPlugin(repository, counted),
      noticesPlugin(),
      ownIcons(),
      plainIcons(),
      worker ? serviceWorkerPlugin(fileURLToPath(app), worker) : null,
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: true,
          v3_throwAbortReason: true,
        },
      }),
    ],
    build: {
      // Catalogs are awaited at the top of route modules.
      target: "es2022",
      assetsInlineLimit: 0,
      cssMinify: "esbuild",
    },
    resolve: {
      // The part of it that we use, without its replacements for what Node has had since 18 (two megabytes).
      alias: { "@remix-run/node": "@remix-run/server-runtime" },
    },
  };
}
