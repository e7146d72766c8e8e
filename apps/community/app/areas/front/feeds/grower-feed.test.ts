import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { loader as atom } from "./grower-atom.ts";
import { loader as rss } from "./grower-rss.ts";
import { loader as localeTexts } from "./locale-texts.ts";

const user = { id: 7, name: "night.owl", link: "/grower/night.owl", add_date: "2025-01-01T00:00:00.000Z" };
const diary = {
  id: 12,
  name: "Bud & leaf",
  link: "/diaries/12-bud-leaf",
  lang: "de",
  add_date: "2026-06-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_cover: null,
  visibility: "public",
  is_hidden: false,
  weeks: [{ id: 181, days: 77, faza: 1, name: "week11" }],
};

const FORMATS = {
  atom: { path: "feed", loader: atom, type: "application/atom+xml", root: "feed", item: "entry" },
  rss: { path: "rss", loader: rss, type: "application/rss+xml", root: "rss", item: "item" },
} as const;

async function ask(format: keyof typeof FORMATS, name: string, items: object[] = [diary]) {
  const { path, loader } = FORMATS[format];
  const { context } = fakeContext({
    path: `/grower/${name}/${path}`,
    api: { "GET /users/{id}": user, "GET /diaries": { items, total: items.length } },
  });
  Object.assign(context, { contentKeys: new ContentKeys() });
  const response = await loader({ context, request: new Request(context.url), params: { user: name } });
  return { response, text: await response.text() };
}

describe.each(["atom", "rss"] as const)("the %s feed of a grower", (format) => {
  const { path, type, root, item } = FORMATS[format];

  it("has an entry for the newest week of each diary", async () => {
    const { response, text } = await ask(format, "night.owl");
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    const document = new new Window().DOMParser().parseFromString(text, "application/xml");
    expect(document.documentElement.tagName).toBe(root);
    expect(document.getElementsByTagName(item)).toHaveLength(1);
    expect(text).toContain(">https://grow.example/diaries/12/week/181</");
    expect(text).toContain("<title>Bud &amp; leaf: ");
    expect(text).toContain("https://grow.example/diaries/12-bud-leaf/week/181");
    expect(text).toContain(`rel="self" type="${type}" href="https://grow.example/grower/night.owl/${path}"`);
  });

  it("leaves out diaries that only some may see", async () => {
    const { text } = await ask(format, "night.owl", [
      { ...diary, visibility: "private" },
      { ...diary, is_hidden: true },
    ]);
    expect(text).not.toContain(`<${item}`);
  });

  it("redirects an old name, and returns 404 for what is no name", async () => {
    const { response } = await ask(format, "NightOwl");
    expect([response.status, response.headers.get("location")]).toEqual([301, `/grower/night.owl/${path}`]);
    await expect(ask(format, "a b")).rejects.toMatchObject({ init: { status: 404 } });
  });
});

it("dates an entry in RSS by its last change, in the format of mail", async () => {
  const { text } = await ask("rss", "night.owl");
  expect(text).toContain("<pubDate>Mon, 14 Sep 2026 08:30:00 GMT</pubDate>");
  expect(text).toContain("<dc:creator>night.owl</dc:creator>");
});

describe("/locales", () => {
  const texts = (file: string) => {
    const { context } = fakeContext({ path: `/locales/${file}` });
    Object.assign(context, { contentKeys: new ContentKeys() });
    return localeTexts({ context, request: new Request(context.url), params: { file } });
  };

  it.each(["en", "ru", "de", "es", "th", "en-tr"])("returns the texts in %s", async (code) => {
    const response = texts(`${code}.json`);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toBeTypeOf("object");
  });

  it.each(["fr.json", "EN.json", "de", "1.json"])("returns 404 for %s", (file) => {
    expect(() => texts(file)).toThrow(expect.objectContaining({ init: { status: 404 } }) as Error);
  });
});
