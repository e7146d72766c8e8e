import type { Plugin } from "vite";

/**
 * Keeps installed packages external in the framework's server build: the bundler that follows includes each from where it is
 * installed. (Vite would include packages that are not installed in the app's own folder, and turn lazy requires of CommonJS
 * packages into eager imports.)
 */
export function externalPackages(): Plugin {
  let isServerBuild = false;
  return {
    name: "grow-external-packages",
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
