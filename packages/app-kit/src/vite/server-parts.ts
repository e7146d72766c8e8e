import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** What of a file is written anew. */
interface Parts {
  /** Texts that stand there exactly so often, else once, and what takes their place. */
  readonly texts: readonly (readonly [text: string, other: string, times?: number])[];
  /** What is written behind it. */
  readonly after?: string;
}

/**
 * What the framework works out anew for each page though it follows from the routes of the build alone: it is worked out once here. By the
 * ends of the files' addresses.
 */
const PARTS: Readonly<Record<string, Parts>> = {
  "/@remix-run/router/dist/router.js": {
    texts: [
      // Every match flattened, ranked and compiled the whole table of routes, and tried it from its beginning, three times for each page.
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
      // Each loader got the request copied twice, to take out of its address what hardly any address has.
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
      // The data of a page are written by `handoff-block.ts`, at once and not as a stream.
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
      // The props of each element were copied field by field, to take out of them what hardly any element has. They are of nobody else:
      // JSX writes a new object for each.
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

/** The files of the framework that are written anew, by the ends of their addresses. */
export const SERVER_PARTS = Object.keys(PARTS);

/**
 * A file of the framework that works out once what stays the same for all pages.
 *
 * @param file - its address
 * @throws when something of that is not there
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

/** The same for the bundler of a built server; it stops where one of the files was not asked for. */
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
          throw new Error(`The server is made without ${missing.join(", ")}: look at server-parts.ts`);
      });
    },
  };
}
