import { describe, expect, it } from "vitest";
import { escapeForScript, type StreamedEntryContext, takeHandoff } from "./handoff-block.ts";

function entry(loaderData: string): StreamedEntryContext {
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
    serverHandoffStream: new Response(loaderData).body,
  } as unknown as StreamedEntryContext;
}

describe("the inert data of a page", () => {
  it("cannot close its script element, whatever people wrote", () => {
    const text = escapeForScript(JSON.stringify({ name: "</script><img onerror=1>\u2028" }));
    expect(text).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><img onerror=1>\u2028" });
  });

  it("holds the loader data and the modules of this page only", async () => {
    const context = entry('["</script>","a\\nb"]\n');
    const block = await takeHandoff(context);
    expect(block).not.toContain("<");
    const [first = "", ...data] = block.split("\n");
    const page = JSON.parse(first);
    expect(JSON.parse(data.join("\n"))).toEqual(["</script>", "a\nb"]);
    expect(page.modules).toEqual([
      ["root", "/assets/root.js"],
      ["home", "/assets/home.js"],
    ]);
    expect(Object.keys(page.manifest.routes)).toEqual(["root", "home"]);
    expect(page.context).toEqual({ basename: null, isSpaMode: false });
    expect(block).not.toContain("shell.js");
  });

  it("leaves the framework nothing to print as a script", async () => {
    const context = entry("[]");
    await takeHandoff(context);
    expect(context.serverHandoffStream).toBeUndefined();
  });
});
