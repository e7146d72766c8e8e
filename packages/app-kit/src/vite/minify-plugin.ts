import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Makes browser files once more smaller than the bundler's own minifier does: a twentieth of the framework and a tenth of the rest,
 * compressed, for some seconds of a build.
 */
export function minifyPlugin(): Plugin {
  return {
    name: "grow-minify",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    renderChunk: {
      // Behind the bundler's, which would write it out again.
      order: "post",
      handler: async (code) => ({ code: await smaller(code), map: null }),
    },
  };
}

/** A module for today's browsers, with the same exports. */
export async function smaller(code: string): Promise<string> {
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false },
  });
  return result.code ?? code;
}
