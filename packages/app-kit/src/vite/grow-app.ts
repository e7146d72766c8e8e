import { fileURLToPath } from "node:url";
import { i18nPlugin } from "@grow/i18n/vite";
import { vitePlugin as remix } from "@remix-run/dev";
import type { UserConfig } from "vite";
import { chunkFailurePlugin } from "./chunk-failure-plugin.ts";
import { type ChunkRows, chunkNamer, chunks } from "./chunks.ts";
import { classNames } from "./class-names.ts";
import { directKitImports } from "./direct-kit-imports.ts";
import { externalPackages } from "./external-packages.ts";
import { frameworkParts } from "./framework-parts.ts";
import { hydrateLoaderPlugin } from "./hydrate-loader-plugin.ts";
import { mergedStyles } from "./merged-styles.ts";
import { minifyPlugin } from "./minify-plugin.ts";
import { moduleListPlugin } from "./module-list-plugin.ts";
import { noticesPlugin } from "./notices-plugin.ts";
import { ownIcons } from "./own-icons.ts";
import { plainIcons } from "./plain-icons.ts";
import { serviceWorkerPlugin } from "./service-worker-plugin.ts";

/** Build settings of an area or another part of an app. */
export interface AreaBuild {
  /** Modules that go into a file shared by several pages. */
  readonly chunks?: ChunkRows;
  /** Modules below `app/` whose scripts and styles are needed offline. */
  readonly offlineModules?: readonly string[];
}

/** Build settings of an app besides its routes. */
interface AppBuild {
  /** The app's areas and other parts, joined. */
  readonly parts?: readonly AreaBuild[];
  /** Entry of the service worker, below the app. */
  readonly serviceWorker?: string;
  /** Entry of the trackers, below the app. */
  readonly trackers?: string;
}

/**
 * The Vite configuration of both apps. The routes are in `app/routes.ts`.
 *
 * @param app - `new URL(".", import.meta.url)` of the app's `vite.config.ts`
 */
export function growApp(app: URL, { parts = [], serviceWorker, trackers }: AppBuild = {}): UserConfig {
  const tracking = trackers && fileURLToPath(new URL(trackers, app));
  const chunkOf = chunkNamer(parts.flatMap((part) => part.chunks ?? []));
  const pages = parts.flatMap(({ offlineModules = [] }) => offlineModules.map((module) => `app/${module}`));
  const repository = fileURLToPath(new URL("../..", app));
  return {
    root: fileURLToPath(app),
    plugins: [
      i18nPlugin(app),
      externalPackages(),
      chunks(chunkOf),
      chunkFailurePlugin(),
      classNames(repository),
      directKitImports(),
      frameworkParts(),
      hydrateLoaderPlugin(tracking),
      mergedStyles(),
      minifyPlugin(),
      moduleListPlugin(repository, tracking),
      noticesPlugin(),
      ownIcons(chunkOf),
      plainIcons(),
      serviceWorker ? serviceWorkerPlugin(fileURLToPath(app), { entry: serviceWorker, pages }) : null,
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
      // The part we use, without polyfills that Node no longer needs since version 18 (two megabytes).
      alias: { "@remix-run/node": "@remix-run/server-runtime" },
    },
  };
}
