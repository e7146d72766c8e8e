import { describe, expect, it } from "vitest";
import { type BuiltEntryContext, escapeForScript, takeHandoff } from "./handoff-block.ts";

function entry(loaderData: Record<string, unknown>, more: object = {}): BuiltEntryContext {
  return {
    manifest: {
      version: "v1",
      url: "/assets/manifest-v1.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/shell.js"] },
      routes: {
        root: { id: "root", module: "/assets/root.js", imports: ["/assets/shell.js"] },
        home: { id: "home", module: "/assets/home.js" },
        other: { id: "other", module: "/assets/other.js" },
      },
    },
    staticHandlerContext: { matches: [{ route: { id: "root" } }, { route: { id: "home" } }] },
    serverHandoffString: '{"basename":undefined,"isSpaMode":false}',
    handoffState: { loaderData, actionData: null, errors: null, ...more },
    handoffStream: () => new Response('["in the encoding of the </script>"]\n').body,
  } as unknown as BuiltEntryContext;
}

/** The lines of a block, parsed as the browser does. */
async function linesOf(context: BuiltEntryContext): Promise<[frame: string, data: string]> {
  const block = await takeHandoff(context);
  expect(block).not.toMatch(/[<>\u2028\u2029]/);
  const end = block.indexOf("\n");
  return [block.slice(0, end), block.slice(end + 1)];
}

describe("the inert data of a page", () => {
  it("cannot close its script element with any user text", () => {
    const text = escapeForScript(JSON.stringify({ name: "</script><img onerror=1>\u2028" }));
    expect(text).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><img onerror=1>\u2028" });
  });

  it("names only the modules of this page, after any other pages", async () => {
    const home = entry({});
    const other = entry({});
    other.staticHandlerContext.matches[1] = { route: { id: "other" } } as never;
    for (const [context, id] of [
      [home, "home"],
      [other, "other"],
      [home, "home"],
    ] as const) {
      const page = JSON.parse((await linesOf(context))[0]);
      expect(page.modules).toEqual([
        ["root", "/assets/root.js"],
        [id, `/assets/${id}.js`],
      ]);
      expect(Object.keys(page.manifest.routes)).toEqual(["root", id]);
      expect(page.context).toEqual({ basename: null, isSpaMode: false });
      expect(JSON.stringify(page)).not.toContain("shell.js");
    }
  });

  it("contains the results of loaders and actions, including line ends", async () => {
    const loaderData = {
      root: { name: "</script>\u2029" },
      'a "home"': ["a\nb", null, 1.5],
      none: undefined,
    };
    const actionData = { home: { error: "<b>" } };
    const errors = { home: { __type: "RouteErrorResponse", status: 404, data: "<i>" } };
    const [, data] = await linesOf(entry(loaderData, { actionData, errors }));
    expect(data[0]).toBe("{");
    expect(JSON.parse(data)).toEqual({ loaderData, actionData, errors });
    expect(JSON.parse((await linesOf(entry({})))[1])).toEqual({
      loaderData: {},
      actionData: null,
      errors: null,
    });
  });

  it.each([
    ["loader", { root: { at: new Date(0) } }, {}],
    ["action", {}, { actionData: { home: { at: Number.NaN } } }],
    ["error", {}, { errors: { home: new Error("a") } }],
  ])("uses the router's encoding for a %s that JSON would change", async (_, loaderData, more) => {
    const [, data] = await linesOf(entry(loaderData, more));
    expect(data[0]).toBe("[");
    expect(JSON.parse(data)).toEqual(["in the encoding of the </script>"]);
  });

  it("is serialised once for frozen data, and each time for other data", async () => {
    let reads = 0;
    const readName = () => {
      reads += 1;
      return "a";
    };
    const counting = (freeze: boolean) => {
      const data = Object.defineProperty({}, "name", { enumerable: true, get: readName });
      return freeze ? Object.freeze(data) : data;
    };
    for (const [freeze, times] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const data = counting(freeze);
      reads = 0;
      const first = await linesOf(entry({ home: data }));
      const once = reads;
      expect(await linesOf(entry({ home: data }))).toEqual(first);
      expect(reads).toBe(once * times);
    }
  });
});
