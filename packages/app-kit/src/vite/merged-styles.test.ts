import { build, type Rollup } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { mergedStyles } from "./merged-styles.ts";

const files: Record<string, string> = {
  "/app/root.tsx": `import "/shell.css"; export const root = 1;`,
  "/app/entry.client.tsx": `export const start = 1;`,
  "/app/diary.tsx": `import "/diary.css"; import { field } from "/field.ts"; import { strip } from "/strip.ts";
    export const diary = [field, strip, () => import("/lightbox.ts")];`,
  "/app/editor.tsx": `import "/editor.css"; import { field } from "/field.ts";
    export const editor = [field, () => import("/import.ts"), () => import("/lightbox.ts")];`,
  "/app/print.tsx": `import "/print.css"; import { read } from "/import.ts"; export const print = read;`,
  "/app/home.tsx": `import "/home.css"; export const home = 1;`,
  "/app/reader.tsx": `import "/reader.css"; export const reader = () => import("/static-parts.ts");`,
  "/app/form.tsx": `import "/form.css"; export const form = () => import("/later-parts.ts");`,
  "/later-parts.ts": `import "/chips.css"; import { field } from "/field.ts"; export const chips = field;`,
  "/field.ts": `import "/field.css"; export const field = 1;`,
  "/strip.ts": `import "/strip.css"; export const strip = 1;`,
  "/lightbox.ts": `import "/lightbox.css"; import { strip } from "/strip.ts"; export const box = strip;`,
  "/static-parts.ts": `import "/still.css"; import { field } from "/field.ts"; export const still = field;`,
  "/import.ts": `import "/import.css"; import { field } from "/field.ts"; export const read = field;`,
};
const names = [
  "shell",
  "diary",
  "editor",
  "print",
  "home",
  "field",
  "strip",
  "lightbox",
  "import",
  "reader",
  "still",
  "form",
  "chips",
];
for (const name of names) files[`/${name}.css`] = `.${name} { color: red; }`;

let chunks: Rollup.OutputChunk[];
const sheets = new Map<string, string>();

beforeAll(async () => {
  const entries = ["root", "entry.client", "diary", "editor", "print", "home", "reader", "form"];
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "files",
        enforce: "pre",
        resolveId: (id) => (id in files ? id : undefined),
        load: (id) => files[id],
      },
      mergedStyles(),
    ],
    build: {
      write: false,
      rollupOptions: {
        input: Object.fromEntries(entries.map((name) => [name, `/app/${name}.tsx`])),
        preserveEntrySignatures: "strict",
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id) => /^\/(field|strip)\./.exec(id)?.[1],
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  chunks = output.filter((file) => file.type === "chunk");
  for (const file of output) {
    if (file.type === "asset" && file.fileName.endsWith(".css"))
      sheets.set(file.fileName, String(file.source));
  }
});

/** The rules of a chunk's style sheets in order, one list per sheet. */
function styled(name: string): string[][] {
  const chunk = chunks.find((one) => one.name === name);
  if (!chunk) throw new Error(`No chunk ${name}`);
  return [...(chunk.viteMetadata?.importedCss ?? [])].map((file) =>
    [...(sheets.get(file) ?? "").matchAll(/\.([a-z]+)\s*\{/g)].map(([, word = ""]) => word),
  );
}

describe("the style sheets of a page", () => {
  it("are merged into one, with its own rules last so that they override", () => {
    expect(styled("diary")).toEqual([["field", "strip", "diary"]]);
    expect(styled("editor")).toEqual([["field", "editor"]]);
  });

  it("include those of server-rendered parts whose scripts are lazy-loaded", () => {
    expect(styled("reader")).toEqual([["field", "still", "reader"]]);
    expect(styled("static-parts")).toEqual([]);
    expect(styled("form")).toEqual([["field", "chips", "form"]]);
    expect(styled("later-parts")).toEqual([]);
  });

  it("leave out what the root has on every page", () => {
    expect(styled("root")).toEqual([["shell"]]);
  });

  it("stay unchanged when there is only one", () => {
    expect(styled("home")).toEqual([["home"]]);
  });

  it("contain each rule once when one page imports what another lazy-loads", () => {
    // `import` includes its own sheet wherever it is imported.
    expect([...styled("print"), ...styled("import")]).toEqual([["field", "print"], ["import"]]);
  });
});

describe("a lazy-loaded part", () => {
  it("adds nothing that its only page already has", () => {
    expect(styled("import")).toEqual([["import"]]);
  });

  it("adds what one of its pages lacks", () => {
    expect(styled("lightbox").flat().sort()).toEqual(["lightbox", "strip"]);
  });
});

it("leaves no unlinked style sheet in the build", () => {
  const linked = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  expect([...sheets.keys()].filter((file) => !linked.has(file))).toEqual([]);
});
