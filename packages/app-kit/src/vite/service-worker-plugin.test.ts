import type { Rollup } from "vite";
import { expect, it } from "vitest";
import { filesOfPages } from "./service-worker-plugin.ts";

interface Made {
  imports: string[];
  later: string[];
  css: string[];
  code: string;
  /** Further modules in it. */
  beside: string[];
}

function chunk(
  fileName: string,
  module: string,
  { imports = [], later = [], css = [], code = "", beside = [] }: Partial<Made> = {},
): Rollup.OutputBundle {
  const one = {
    type: "chunk",
    fileName,
    facadeModuleId: module,
    moduleIds: [module, ...beside],
    code,
    imports,
    dynamicImports: later,
    viteMetadata: { importedCss: new Set(css) },
  };
  return { [fileName]: one as unknown as Rollup.OutputChunk };
}

const bundle: Rollup.OutputBundle = {
  ...chunk("assets/editor.js", "/app/editor/route.tsx?client", {
    imports: ["assets/shell.js"],
    later: ["assets/scaling.js", "assets/de-1.js", "assets/th-1.js"],
    css: ["assets/editor.css"],
  }),
  ...chunk("assets/shell.js", "/app/root.tsx", { later: ["assets/editor.js", "assets/de-2.js"] }),
  ...chunk("assets/scaling.js", "/app/scaling.ts", { code: 'new Worker("/assets/worker-1.js")' }),
  "assets/worker-1.js": { type: "asset", fileName: "assets/worker-1.js" } as Rollup.OutputAsset,
  ...chunk("assets/de-1.js", "/app/locales/editor/de.po"),
  ...chunk("assets/de-2.js", "/app/locales/shell/de.po?x", { beside: ["/kit/locales/de.po"] }),
  ...chunk("assets/th-1.js", "/app/locales/editor/th.po"),
  ...chunk("assets/elsewhere.js", "/app/elsewhere/route.tsx"),
};

it("lists the files that pages need now and later, and texts by language", () => {
  expect(filesOfPages(bundle, ["/app/editor/route.tsx"])).toEqual({
    files: [
      "/assets/editor.css",
      "/assets/editor.js",
      "/assets/scaling.js",
      "/assets/shell.js",
      "/assets/worker-1.js",
    ],
    catalogs: { de: ["/assets/de-1.js", "/assets/de-2.js"], th: ["/assets/th-1.js"] },
  });
});

it("fails the build when a page has moved", () => {
  expect(() => filesOfPages(bundle, ["/app/gone/route.tsx"])).toThrow("/app/gone/route.tsx");
});
