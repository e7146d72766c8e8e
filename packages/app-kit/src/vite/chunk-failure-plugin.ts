import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HANDLER = fileURLToPath(new URL("../client/chunk-failure.ts", import.meta.url));

/** The router's reaction to a script that failed to load: it reloads the current page. */
const ROUTERS_OWN = "window.location.reload();";

/**
 * Makes the router load the target page instead, and show the error page when that failed too. The router has no setting for it, so
 * this replaces one line of it. A changed router fails the build.
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
 * Replaces the reload in the router's code.
 *
 * @throws when it is not there exactly once
 */
export function replaceReload(code: string): string {
  const parts = code.split(ROUTERS_OWN);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error("The router's reload after a failed script has changed: see chunk-failure-plugin.ts");
  }
  const load = `import { loadTargetAfterChunkFailure } from ${JSON.stringify(HANDLER)};\n`;
  return `${load}${before}if (!loadTargetAfterChunkFailure()) throw error;${after}`;
}
