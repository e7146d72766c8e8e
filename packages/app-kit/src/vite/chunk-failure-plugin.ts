import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HANDLER = fileURLToPath(new URL("../client/chunk-failure.ts", import.meta.url));

/** What the router does when the script of a page cannot be loaded: it loads the page on which the reader still is. */
const ROUTERS_OWN = "window.location.reload();";

/**
 * Makes the router load the page that the reader was going to, and show the error page when that has failed already. The
 * router has no setting for it, so the one line of it is replaced; a router that has changed stops the build.
 */
export function chunkFailurePlugin(): Plugin {
  return {
    name: "grow-chunk-failure",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !isRouteLoader(id)) return null;
      return replaceReload(code);
    },
  };
}

function isRouteLoader(id: string): boolean {
  return /\/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id.split("?", 1)[0] ?? id);
}

/**
 * The router's loading of scripts with our reload in the place of its own.
 *
 * @throws when it is not there, once
 */
export function replaceReload(code: string): string {
  const parts = code.split(ROUTERS_OWN);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error("The router's reload after a failed script has changed: look at chunk-failure-plugin.ts");
  }
  const load = `import { loadTargetAfterChunkFailure } from ${JSON.stringify(HANDLER)};\n`;
  return `${load}${before}if (!loadTargetAfterChunkFailure()) throw error;${after}`;
}
