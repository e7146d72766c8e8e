import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader } from "./grower-atom.ts";
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

async function ask(name: string, items: object[] = [diary]) {
  const { context } = fakeContext({
    path: `/grower/${name}/feed`,
    api: { "GET /users/{id}": user, "GET /diaries": { items, total: items.length } },
  });
  Object.assign(context, { contentKeys: new ContentKeys() });
  const response = await loader({ context, request: new Request(context.url), params: { user: name } });
  return { response, text: await response.text() };
}

describe("the Atom feed of a grower", () => {
  it("has an entry for the newest week of each diary", async () => {
    const { response, text } = await ask("night.owl");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(text).toContain("<id>https://grow.example/diaries/12/week/181</id>");
    expect(text).toContain("Bud &amp; leaf: ");
    expect(text).toContain("https://grow.example/diaries/12-bud-leaf/week/181");
  });

  it("leaves out diaries that only some may see", async () => {
    const { text } = await ask("night.owl", [
      { ...diary, visibility: "private" },
      { ...diary, is_hidden: true },
    ]);
    expect(text).not.toContain("<entry");
  });

  it("redirects an old name, and returns 404 for what is no name", async () => {
    const { response } = await ask("NightOwl");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/grower/night.owl/feed"]);
    await expect(ask("a b")).rejects.toMatchObject({ init: { status: 404 } });
  });
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
