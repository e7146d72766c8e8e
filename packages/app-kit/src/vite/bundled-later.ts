import type { Plugin } from "vite";

/**
 * Leaves installed packages out of the framework's server build: the bundler that follows takes each from where
 * it is installed, unchanged. (Vite itself would take in what is not installed in the app's own folder, and
 * turn lazy requires of CommonJS packages into eager imports.)
 */
export function bundledLater(): Plugin {
  let isServerBuild = false;
  return {
    name: "grow-bundled-later",
    enforce: "pre",
    configResolved(config) {
      isServerBuild = config.command === "build" && Boolean(config.build.ssr);
    },
    resolveId(id) {
      const isPackage = /^(?:@[\w-]+\/)?[\w.-]+(?:\/[\w./-]+)?$/.test(id) && !id.startsWith("@grow/");
      return isServerBuild && isPackage && !id.startsWith(".") ? { id, external: true } : null;
    },
  };
}
