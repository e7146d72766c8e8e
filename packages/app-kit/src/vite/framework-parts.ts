import type { Plugin } from "vite";
import { applyEdits, type Edit, nodesOf, type SyntaxNode } from "./syntax-edits.ts";

/** What one file of the framework does without in the browsers of a built site. */
interface Parts {
  /** Functions at the top of the file, by name, with the bodies that take the place of theirs. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Texts that stand there, and what takes their place everywhere. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Bodies of what nothing of ours ever shows or asks for. */
const NOTHING = "{ return null; }";
const NOT_SO = "{ return false; }";

/** Which settings the apps are built with: `growApp` sets them, so that what they rule out can go. */
const SETTINGS: Readonly<Record<string, string>> = {
  "window.__remixContext.future.v3_singleFetch": "true",
  "window.__remixContext.isSpaMode": "false",
};

/** Settings of the router that the framework gives it, whatever the app. */
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

/** By the end of their addresses. */
const PARTS: Readonly<Record<string, Parts>> = {
  "/@remix-run/react/dist/esm/components.js": {
    bodies: {
      // The document brings its own loader; links are fetched ahead by `prefetch-on-intent`.
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
      // Data that are plain JSON come parsed: see `handoff-block.ts`.
      "decodeViaTurboStream(stream, window)":
        "(stream.getReader ? decodeViaTurboStream(stream, window) : Promise.resolve({ value: stream }))",
      "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;": "",
    },
  },
  "/@remix-run/router/dist/router.js": {
    bodies: {
      // Nothing of a page comes later than the rest of it.
      isDeferredResult: NOT_SO,
      isDeferredData: NOT_SO,
      getInternalRouterError:
        '{ let text = { 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed" }[status] ?? "Unknown Server Error"; return new ErrorResponseImpl(status || 500, text, new Error(text), true); }',
      // No page moves into the next.
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

/** Says something to developers only. */
const WARNINGS = new Set(["warning", "UNSAFE_warning", "warningOnce"]);
/** Throws what is written behind the condition. */
const INVARIANTS = new Set(["invariant", "UNSAFE_invariant"]);

/**
 * Leaves out of the browser's build what of the framework no page of ours reaches: ways of loading data and scripts that we do
 * not use, and sentences for developers. A version that looks different stops the build.
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

/** What is left out of a file; undefined when it is not one of the framework's. */
export function partsOf(id: string): Parts | undefined {
  const file = id.split("?", 1)[0] ?? id;
  return Object.entries(PARTS).find(([end]) => file.endsWith(end))?.[1];
}

/**
 * A file of the framework without what is left out of it.
 *
 * @param parse - reads it
 * @throws when something of that is not there
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

/** A call as a statement of its own, or anywhere. */
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
  return new Error(`The framework has changed: there is no ${what}. Look at framework-parts.ts`);
}
