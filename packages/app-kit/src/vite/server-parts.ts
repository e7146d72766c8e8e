import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** The replacements in one file. */
interface Parts {
  /** Texts that occur exactly so often (once by default), and their replacements. */
  readonly texts: readonly (readonly [text: string, other: string, times?: number])[];
  /** Code appended to the file. */
  readonly after?: string;
}

/**
 * Code in which the framework recomputes for each page what depends only on the build's routes. The replacements compute it once. By
 * the ends of the files' paths.
 */
const PARTS: Readonly<Record<string, Parts>> = {
  "/@remix-run/router/dist/router.js": {
    texts: [
      // Each match flattened, ranked and compiled the whole routes table and searched it from the start, three times per page.
      [
        "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n",
        "  let branches = rankedBranches(routes);\n",
      ],
      [
        "  for (let i = 0; matches == null && i < branches.length; ++i) {\n",
        "  for (let i = firstBranch(branches, decoded, allowPartial); matches == null && i < branches.length; ++i) {\n    remember(branches, decoded, allowPartial, i);\n",
      ],
      [
        "= compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
        "= compiledPath(pattern.path, pattern.caseSensitive, pattern.end);",
      ],
    ],
    after: `
const branchesOf = new WeakMap();
function rankedBranches(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  return branches;
}
const triedOf = new WeakMap();
function firstBranch(branches, path, allowPartial) {
  return (allowPartial ? undefined : triedOf.get(branches)?.get(path)) ?? 0;
}
function remember(branches, path, allowPartial, i) {
  if (allowPartial || path.length > 200) return;
  let tried = triedOf.get(branches);
  if (!tried) triedOf.set(branches, (tried = new Map()));
  if (tried.size >= 2000) tried.clear();
  tried.set(path, i);
}
const compiledPaths = new Map();
function compiledPath(path, caseSensitive, end) {
  let key = (caseSensitive ? "c" : "i") + (end === false ? "p" : "e") + path;
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    compiled = compilePath(path, caseSensitive, end);
    if (compiledPaths.size >= 5000) compiledPaths.clear();
    compiledPaths.set(key, compiled);
  }
  return compiled;
}
`,
  },
  "/@remix-run/server-runtime/dist/esm/data.js": {
    texts: [
      // Each loader got two copies of the request, to remove URL parameters that requests hardly ever have.
      [
        "function stripIndexParam(request) {\n",
        'function stripIndexParam(request) {\n  if (!request.url.includes("index")) return request;\n',
      ],
      [
        "function stripRoutesParam(request) {\n",
        'function stripRoutesParam(request) {\n  if (!request.url.includes("_routes")) return request;\n',
      ],
    ],
  },
  "/@remix-run/server-runtime/dist/esm/server.js": {
    texts: [
      ["createEntryRouteModules(build.routes)", "entryModules(build.routes)"],
      // `handoff-block.ts` serialises the page data, at once and not as a stream.
      [
        "serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),",
        "handoffState: state, handoffStream: () => encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),",
        2,
      ],
    ],
    after: `
const entryModulesOf = new WeakMap();
function entryModules(routes) {
  let modules = entryModulesOf.get(routes);
  if (!modules) {
    modules = createEntryRouteModules(routes);
    entryModulesOf.set(routes, modules);
  }
  return modules;
}
`,
  },
  "/@remix-run/react/dist/esm/server.js": {
    texts: [
      [
        "createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)",
        "serverRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)",
      ],
    ],
    after: `
const serverRoutesOf = new WeakMap();
function serverRoutes(manifest, routeModules, future, isSpaMode) {
  let known = serverRoutesOf.get(routeModules);
  if (!known || known.manifest !== manifest) {
    known = { manifest, routes: createServerRoutes(manifest, routeModules, future, isSpaMode) };
    serverRoutesOf.set(routeModules, known);
  }
  return known.routes;
}
`,
  },
  "/react/cjs/react-jsx-runtime.production.min.js": {
    texts: [
      // React copied the props of each element field by field, to remove fields that elements hardly ever have. No copy is needed:
      // JSX creates a new object for each element.
      [
        "function q(c,a,g){",
        "function q(c,a,g){if(void 0===a.key&&void 0===a.ref&&!(c&&c.defaultProps))return{$$typeof:k,type:c,key:void 0===g?null:''+g,ref:null,props:a,_owner:n.current};",
      ],
    ],
  },
  "/react-router-dom/server.js": {
    texts: [
      [
        "  let manifest = {};\n  let dataRoutes = router.UNSAFE_convertRoutesToDataRoutes(routes, reactRouter.UNSAFE_mapRouteProperties, undefined, manifest);\n",
        "  let { manifest, dataRoutes } = staticDataRoutes(routes);\n",
      ],
    ],
    after: `
const dataRoutesOf = new WeakMap();
function staticDataRoutes(routes) {
  let known = dataRoutesOf.get(routes);
  if (!known) {
    let manifest = {};
    let dataRoutes = router.UNSAFE_convertRoutesToDataRoutes(routes, reactRouter.UNSAFE_mapRouteProperties, undefined, manifest);
    known = { manifest, dataRoutes };
    dataRoutesOf.set(routes, known);
  }
  return known;
}
`,
  },
};

/** The patched files of the framework, by the ends of their paths. */
export const SERVER_PARTS = Object.keys(PARTS);

/**
 * Patches a file of the framework so that it computes once what is the same for all pages.
 *
 * @param file - its path
 * @throws when a replaced part is missing
 */
export function withServerParts(file: string, code: string): string {
  const found = Object.entries(PARTS).find(([end]) => file.endsWith(end));
  if (!found) return code;
  const [end, { texts, after = "" }] = found;
  let written = code;
  for (const [text, other, times = 1] of texts) {
    const pieces = written.split(text);
    if (pieces.length !== times + 1) {
      throw new Error(
        `The framework has changed: in ${end} there is ${pieces.length - 1} times, not ${times}: ${text}. Look at server-parts.ts`,
      );
    }
    written = pieces.join(other);
  }
  return written + after;
}

/** The same as a plugin for the server's bundler; fails the build when one of the files was not loaded. */
export function serverParts(): Plugin {
  return {
    name: "server-parts",
    setup(bundler) {
      const seen = new Set<string>();
      bundler.onLoad(
        { filter: /[\\/](?:@remix-run|react|react-router-dom)[\\/].*\.js$/ },
        async ({ path }) => {
          const end = SERVER_PARTS.find((part) => path.endsWith(part));
          if (!end) return null;
          seen.add(end);
          return { contents: withServerParts(path, await readFile(path, "utf8")), loader: "js" };
        },
      );
      bundler.onEnd(() => {
        const missing = SERVER_PARTS.filter((part) => !seen.has(part));
        if (missing.length > 0)
          throw new Error(`The server was built without ${missing.join(", ")}: see server-parts.ts`);
      });
    },
  };
}
