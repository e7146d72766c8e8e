import type { Plugin } from "vite";
import { applyEdits, type Edit, nodesOf, type SyntaxNode } from "./syntax-edits.ts";

/** Parts of a framework file that browsers of a built site do not need. */
interface Parts {
  /** Top-level functions, by name, with their replacement bodies. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Texts in the file and their replacements. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Body of functions that our apps never call for a result. */
const NOTHING = "{ return null; }";
const NOT_SO = "{ return false; }";

/** Settings of both apps, made by `growApp`: code for other values can be removed. */
const SETTINGS: Readonly<Record<string, string>> = {
  "window.__remixContext.future.v3_singleFetch": "true",
  "window.__remixContext.isSpaMode": "false",
};

/** Router settings that the framework always passes. */
const ROUTER_SETTINGS = Object.fromEntries(
  [
    "fetcherPersist",
    "normalizeFormMethod",
    "partialHydration",
    "prependBasename",
    "relativeSplatPath",
    "skipActionErrorRevalidation",
  ].map((name) => [`future.v7_${name}`, "true"]),
);

/** By the end of their paths. */
const PARTS: Readonly<Record<string, Parts>> = {
  "/@remix-run/react/dist/esm/components.js": {
    bodies: {
      // The document has its own loader; `prefetch-on-intent` prefetches links.
      Scripts: NOTHING,
      PrefetchPageLinks: NOTHING,
      usePrefetchBehavior: "{ return [false, null, null]; }",
    },
    texts: { 'NavLink.displayName = "NavLink";': "" },
  },
  "/@remix-run/react/dist/esm/routes.js": {
    bodies: {
      fetchServerHandler: '{ throw new Error("Data are asked for in one request"); }',
      unwrapServerResponse: "{ return result; }",
      wrapShouldRevalidateForHdr: "{ return routeShouldRevalidate; }",
    },
    texts: { "future.v3_singleFetch": "true", "if (isSpaMode)": "if (false)" },
  },
  "/@remix-run/react/dist/esm/browser.js": {
    texts: {
      ...SETTINGS,
      // Data in plain JSON arrives parsed: see `handoff-block.ts`.
      "decodeViaTurboStream(stream, window)":
        "(stream.getReader ? decodeViaTurboStream(stream, window) : Promise.resolve({ value: stream }))",
      "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;": "",
    },
  },
  "/@remix-run/router/dist/router.js": {
    bodies: {
      // No part of a page is deferred.
      isDeferredResult: NOT_SO,
      isDeferredData: NOT_SO,
      getInternalRouterError:
        '{ let text = { 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed" }[status] ?? "Unknown Server Error"; return new ErrorResponseImpl(status || 500, text, new Error(text), true); }',
      // No page uses view transitions.
      restoreAppliedTransitions: "{}",
      persistAppliedTransitions: "{}",
    },
    texts: ROUTER_SETTINGS,
  },
  "/react-router/dist/index.js": {
    bodies: {
      DefaultErrorComponent: NOTHING,
      logV6DeprecationWarnings: "{}",
      useNavigate: "{ return useNavigateStable(); }",
      warningOnce: "{}",
    },
  },
};

/** Functions that log messages for developers. */
const WARNINGS = new Set(["warning", "UNSAFE_warning", "warningOnce"]);
/** Functions that throw the message after a failed condition. */
const INVARIANTS = new Set(["invariant", "UNSAFE_invariant"]);

/**
 * Removes framework code from the browser build that our pages never run: unused ways of loading data and scripts, and messages for
 * developers. A changed version fails the build.
 */
export function frameworkParts(): Plugin {
  return {
    name: "grow-framework-parts",
    apply: "build",
    transform(code, id, options) {
      const parts = options?.ssr ? undefined : partsOf(id);
      return parts ? { code: withoutParts(code, (text) => this.parse(text), parts), map: null } : null;
    },
  };
}

/** The parts to remove from a file; undefined for files outside the framework. */
export function partsOf(id: string): Parts | undefined {
  const file = id.split("?", 1)[0] ?? id;
  return Object.entries(PARTS).find(([end]) => file.endsWith(end))?.[1];
}

/**
 * Removes parts from a file of the framework.
 *
 * @param parse - the parser
 * @throws when a part is missing
 */
export function withoutParts(
  code: string,
  parse: (code: string) => object,
  { bodies, texts }: Parts,
): string {
  let shorter = code;
  for (const [text, other] of Object.entries(texts ?? {})) {
    if (!code.includes(text)) throw missing(text);
    shorter = shorter.replaceAll(text, other);
  }
  const tree = parse(shorter) as SyntaxNode;
  const left = new Map(Object.entries(bodies ?? {}));
  const edits: Edit[] = [];
  for (const node of tree.body as SyntaxNode[]) {
    const body = node.type === "FunctionDeclaration" ? left.get((node.id as NamedNode).name) : undefined;
    if (body === undefined) edits.push(...withoutSentences(node));
    else {
      const { start, end } = node.body as SyntaxNode;
      edits.push({ start, end, text: body });
      left.delete((node.id as NamedNode).name);
    }
  }
  const [first] = left.keys();
  if (first !== undefined) throw missing(first);
  return applyEdits(shorter, edits);
}

interface NamedNode extends SyntaxNode {
  name: string;
}

/** A call, as a statement or within an expression. */
interface CallNode extends SyntaxNode {
  callee: NamedNode;
  arguments: SyntaxNode[];
}

function* withoutSentences(tree: SyntaxNode): Generator<Edit> {
  for (const node of nodesOf(tree)) {
    if (node.type === "ExpressionStatement" && isCall(node.expression as SyntaxNode, WARNINGS)) {
      yield { start: node.start, end: node.end, text: ";" };
    }
    if (!isCall(node, INVARIANTS)) continue;
    const [condition, sentence] = (node as CallNode).arguments;
    if (condition && sentence) yield { start: condition.end, end: sentence.end, text: "" };
  }
}

function isCall(node: SyntaxNode, names: ReadonlySet<string>): boolean {
  return node.type === "CallExpression" && names.has((node as CallNode).callee.name);
}

function missing(what: string): Error {
  return new Error(`The framework has changed: there is no ${what}. See framework-parts.ts`);
}
