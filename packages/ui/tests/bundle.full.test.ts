import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { describe, expect, it } from "vitest";

const source = fileURLToPath(new URL("../src/", import.meta.url));
/** All entry points as one virtual module. */
const kit = "virtual:kit";
const kitCode = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /^\w+\/index\.ts$/.test(file))
  .map((file) => `export * from ${JSON.stringify(source + file)};`)
  .join("\n");
const styles = fileURLToPath(new URL("../src/foundation/styles/index.css", import.meta.url));

/** Bundles code that uses the kit, as an app would, and returns the output. */
async function bundle(code: string) {
  const entry = "\0entry";
  const result = await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? entry : id === kit ? `\0${kit}` : undefined),
        load: (id) =>
          id === entry ? code : id === `\0${kit}` ? { code: kitCode, moduleSideEffects: false } : undefined,
      },
    ],
    // As for users: in development every element carries the path of its file.
    esbuild: { jsx: "automatic", jsxDev: false },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: "entry",
        preserveEntrySignatures: "strict",
        external: [/^react($|\/|-dom)/],
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  const sent = output.filter((file) => file.type === "chunk" && file.isEntry);
  const css = output
    .filter((file) => file.type === "asset" && file.fileName.endsWith(".css"))
    .map((file) => (file.type === "asset" ? String(file.source) : ""))
    .join("");
  return {
    chunks: output.filter((file) => file.type === "chunk"),
    script: sent.map((file) => (file.type === "chunk" ? file.code : "")).join(""),
    css,
  };
}

const kilobytes = (text: string) => gzipSync(text).length / 1000;

describe("the bundle of an app", () => {
  it("contains one component with its own styles and nothing else", async () => {
    const { script, css } = await bundle(`export { Badge } from ${JSON.stringify(kit)};`);
    expect(css).toMatch(/_badge_/);
    expect(css).not.toMatch(/_dialog_|_strip_|_menu_/);
    expect(script).not.toMatch(/showModal|react-aria/);
    expect(kilobytes(script)).toBeLessThan(1);
  });

  it("contains all ten cards in little script without side effects", async () => {
    const { script, css } = await bundle(`
      export { ArticleCard, BrandCard, DiaryCard, GiveawayCard, GrowerCard, ProductCard, QuestionCard, ReviewCard, ShortCard,
        StrainCard } from ${JSON.stringify(kit)};
    `);
    console.log(
      `ten cards: ${kilobytes(script).toFixed(1)} KB script, ${kilobytes(css).toFixed(1)} KB style, gzip`,
    );
    expect(kilobytes(script)).toBeLessThan(10);
    expect(kilobytes(css)).toBeLessThan(4.5);
    // A card has no state, effects or listeners of its own.
    expect(script).not.toMatch(/useState|useEffect|addEventListener/);
  });

  it("takes five kilobytes for a card with icons", async () => {
    const { script } = await bundle(`export { DiaryCard } from ${JSON.stringify(kit)};`);
    console.log(`a diary's card: ${kilobytes(script).toFixed(1)} KB script, gzip`);
    expect(kilobytes(script)).toBeLessThan(5.2);
    expect(script).not.toMatch(/useState|useEffect|addEventListener/);
  });

  it("lazy-loads the combobox's list and the lightbox", async () => {
    const { script, chunks } = await bundle(`export { Combobox, Lightbox } from ${JSON.stringify(kit)};`);
    expect(script).not.toContain("react-aria");
    expect(kilobytes(script)).toBeLessThan(4);
    expect(chunks.length).toBeGreaterThanOrEqual(3);
  });

  it("takes a few kilobytes for the shells, without the libraries of the composite widgets", async () => {
    const { script, css } = await bundle(
      `export { ErrorState, LogoLink, Menu, MenuButton, MenuLink, Popover, SiteFooter, SiteHeader, TabBar } from ${JSON.stringify(kit)};`,
    );
    console.log(
      `shell: ${kilobytes(script).toFixed(1)} KB script, ${kilobytes(css).toFixed(1)} KB style gzip`,
    );
    expect(script).not.toContain("react-aria");
    expect(kilobytes(script)).toBeLessThan(6);
    expect(kilobytes(css)).toBeLessThan(3.6);
  });

  it("styles a reading page within the budget of 16 KB, including tokens and fonts", async () => {
    const { css } = await bundle(`
      import ${JSON.stringify(styles)};
      export { Avatar, Byline, Badge, Breadcrumb, Button, CardGrid, Chip, Cluster, Comment, CommentComposer, CommentThread,
        DataTable, DiaryCard, Disclosure, EmptyState, Facts, FollowButton, IconButton, LeafMark, LikeButton, LineChart, LinkButton, Logo,
        Menu, Note, Page, Pagination, PhaseTag, PhotoGrid, Plate, RailLayout, Readings, SaveButton, Section, SegmentLinks,
        SelectField, SetupLabel, Tabs, TextField, TextLink, ToastProvider, WeekStrip } from ${JSON.stringify(kit)};
    `);
    const size = kilobytes(css);
    console.log(`style sheet of a reading page: ${size.toFixed(1)} KB gzip`);
    expect(size).toBeLessThan(13);
  });
});
