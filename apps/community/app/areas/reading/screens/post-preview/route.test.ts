import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { samplePost } from "../../shared/testing/sample-post.ts";
import { handle, loader } from "./route.tsx";

const STAFF = {
  ...{ id: 5, version: 4, state: "scheduled", lang: "en" },
  items_text: [{ lang: "de" }, { lang: "en" }],
  view_date: "2026-12-01T08:00:00.000Z",
};

function visit(lang: string, { query = "", state = "scheduled", post = samplePost({ lang }) } = {}) {
  const { context, calls } = fakeContext({
    path: `/admin/journal/5/preview/${lang}${query}`,
    cookie: "token=t",
    api: {
      "GET /staff/posts/{id}/preview": post,
      "GET /staff/posts/{id}": { ...STAFF, state },
    },
  });
  return {
    load: () => loader({ request: new Request(context.url), context, params: { id: "5", lang } }),
    calls,
  };
}

it("a preview is for moderators, never cached, and not for search engines", async () => {
  expect(handle).toEqual({ middleware: ["moderator"], isPrivate: true });
  expect((await visit("en").load()).head).toMatchObject({
    title: "Preview: Slow drying: fourteen days at 15 °C",
    isIndexed: false,
  });
});

it("a preview is what a reader of its language sees, without comments", async () => {
  const { load, calls } = visit("de");
  const { post, preview } = await load();
  expect(calls[0]?.init?.params).toEqual({ path: { id: 5 }, query: { lang: "de" } });
  expect(post).toMatchObject({ lang: undefined, comments: null });
  expect(preview).toMatchObject({
    ...{ lang: "de", langs: ["en", "de"], state: "scheduled", date: "2026-12-01T08:00:00.000Z" },
    ...{ isPhone: false, isFramed: false },
  });
});

it("a preview has the width of a phone, and a page for its frame", async () => {
  expect((await visit("en", { query: "?width=phone" }).load()).preview.isPhone).toBe(true);
  expect((await visit("en", { query: "?framed=1" }).load()).preview.isFramed).toBe(true);
  expect((await visit("en", { state: "published" }).load()).preview).toMatchObject({ date: null });
});

it("a preview links to pages of its category and tags, and to other languages, only when the article is out", async () => {
  const { post } = await visit("en").load();
  expect(post).toMatchObject({ topic: { href: undefined }, otherLangs: [] });
  expect(post.tags).not.toEqual([]);
  expect(post.tags.filter(({ href }) => href !== undefined)).toEqual([]);
  const { post: out } = await visit("en", { state: "published" }).load();
  expect(out.topic?.href).toMatch(/^\/journal\/category\//);
  expect(out.tags.filter(({ href }) => href === undefined)).toEqual([]);
});

it("a preview redirects to a language that has a text", async () => {
  const thrown = await visit("th", { post: samplePost({ lang: "de" }) })
    .load()
    .catch((error: unknown) => error);
  expect((thrown as Response).headers.get("location")).toBe("/admin/journal/5/preview/de");
});

it("a preview in another language is 404", async () => {
  await expect(visit("fr").load()).rejects.toMatchObject({ init: { status: 404 } });
});
