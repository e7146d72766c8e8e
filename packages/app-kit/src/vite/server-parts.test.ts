import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { SERVER_PARTS, withServerParts } from "./server-parts.ts";

const require = createRequire(import.meta.url);
const react = path.dirname(require.resolve("@remix-run/react/package.json"));
const runtime = path.dirname(require.resolve("@remix-run/server-runtime/package.json"));
/** Path of a package as the framework resolves it. */
const beside = (name: string) =>
  path.dirname(createRequire(path.join(react, "package.json")).resolve(`${name}/package.json`));

const JSX = path.join(
  path.dirname(require.resolve("react/package.json")),
  "cjs/react-jsx-runtime.production.min.js",
);

const FILES = [
  path.join(beside("@remix-run/router"), "dist/router.js"),
  path.join(runtime, "dist/esm/data.js"),
  path.join(runtime, "dist/esm/server.js"),
  path.join(react, "dist/esm/server.js"),
  path.join(beside("react-router-dom"), "server.js"),
  JSX,
];

it("patches installed files only", () => {
  expect(SERVER_PARTS.filter((part) => !FILES.some((file) => file.endsWith(part)))).toEqual([]);
});

it.each(FILES)("%s still contains all replaced parts, and parses afterwards", async (file) => {
  const code = await readFile(file, "utf8");
  const written = withServerParts(file, code);
  expect(written).not.toBe(code);
  expect(() => parseAst(written)).not.toThrow();
  expect(() => withServerParts(file, code.slice(0, 100))).toThrow("Look at server-parts.ts");
});

it("ignores other files", () => {
  expect(withServerParts("/node_modules/react-dom/index.js", "code")).toBe("code");
});

interface Router {
  matchRoutes(routes: object[], address: string): { route: { id: string }; params: object }[] | null;
  matchPath(pattern: object, address: string): object | null;
}

/** Runs a one-file module, original or patched. */
async function run(code: string): Promise<Router> {
  return await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

it("matches the same routes and parameters as the original router, also when called again", async () => {
  const [file = ""] = FILES;
  const code = await readFile(file, "utf8");
  const [plain, ours] = [await run(code), await run(withServerParts(file, code))];
  const routes = [
    {
      id: "root",
      path: "",
      children: [
        { id: "home", index: true },
        { id: "list", path: "explore/*" },
        { id: "one", path: "diaries/:id" },
        { id: "week", path: "diaries/:id/week/:week?", caseSensitive: true },
        { id: "new", path: "diaries/new" },
        { id: "rest", path: "*" },
      ],
    },
  ];
  const addresses = [
    "/",
    "/explore",
    "/explore/a/b%2Fc",
    "/Diaries/5",
    "/diaries/5/week",
    "/diaries/5/WEEK/2",
    "/diaries/5/week/2",
    "/diaries/new/",
    "/%E0%A4%A",
    "//x",
    "/nowhere/at/all",
    `/diaries/${"5".repeat(300)}`,
  ];
  for (const _ of "12") {
    for (const address of addresses) {
      expect([address, ours.matchRoutes(routes, address)]).toEqual([
        address,
        plain.matchRoutes(routes, address),
      ]);
    }
    for (const [caseSensitive, end] of [
      [true, true],
      [false, false],
      [true, false],
      [undefined, undefined],
    ]) {
      const pattern = { path: "/diaries/:id", caseSensitive, end };
      for (const address of ["/diaries/5", "/DIARIES/5/week"]) {
        expect(ours.matchPath(pattern, address)).toEqual(plain.matchPath(pattern, address));
      }
    }
  }
  const few = [{ id: "few", path: "/explore" }];
  for (const address of ["/other", "/explore", "/other"]) {
    expect(ours.matchRoutes(few, address)).toEqual(plain.matchRoutes(few, address));
  }
  expect(ours.matchRoutes([{ id: "other", path: "/explore" }], "/explore")?.[0]?.route.id).toBe("other");
});

interface JsxRuntime {
  jsx(type: unknown, props: object, key?: unknown): object;
}

const Part = () => null;
const Usual = Object.assign(() => null, { defaultProps: { size: "small", label: "Light" } });

it("creates the same elements as React", async () => {
  const code = await readFile(JSX, "utf8");
  const run = (text: string): JsxRuntime => {
    const exported = {};
    new Function("require", "exports", text)(require, exported);
    return exported as JsxRuntime;
  };
  const [plain, ours] = [run(code), run(withServerParts(JSX, code))];
  const given: [unknown, object, unknown?][] = [
    ["p", {}],
    ["p", { className: "a", children: ["x", null] }, 5],
    [Part, { children: undefined }, "k"],
    [Part, { key: "spread", title: "x" }],
    [Part, { key: "spread", title: "x" }, "own"],
    ["div", { ref: { current: null }, title: "x" }],
    [Usual, { size: undefined }],
    [Usual, { size: "large" }, null],
    [Symbol.for("react.fragment"), { children: [] }],
  ];
  for (const [type, props, key] of given) {
    const [made, expected] = [ours.jsx(type, { ...props }, key), plain.jsx(type, { ...props }, key)];
    expect(made).toEqual(expected);
    // The same fields in the same order, so that element-reading code stays monomorphic.
    expect(Object.keys(made)).toEqual(Object.keys(expected));
  }
});
