import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { samplePost, sampleVoting } from "../../shared/testing/sample-post.ts";
import { action, loader } from "./route.tsx";

const GET = "GET /blogs/{id}";
const comments = { items: [], total: 0, start: 0, limit: 20 };

function visit(path: string, change: Parameters<typeof samplePost>[0] = {}, locale: "en" | "de" = "en") {
  const { context, calls } = fakeContext({
    path,
    locale,
    api: { [GET]: samplePost(change), "GET /comments/{type}/{id}": comments },
  });
  const post = decodeURIComponent(context.url.pathname.split("/")[2] ?? "");
  return { args: { request: new Request(context.url), context, params: { post } }, calls };
}

describe("the page of an article", () => {
  it("asks for it in the reader's language, and for its comments by its number", async () => {
    const { args, calls } = visit("/journal/slow-drying", {}, "de");
    expect(await loader(args)).toMatchObject({ post: { id: 5, lang: "en" }, commentKey: null });
    expect(calls[0]?.init?.params).toEqual({ path: { id: "slow-drying" }, query: { lang: "de" } });
    expect(calls[1]?.init?.params).toMatchObject({ path: { type: "blog", id: 5 } });
  });

  it.each(["/journal/5?lang=de", "/journal/drying-slowly?lang=de"])(
    "redirects %s to the present address",
    async (path) => {
      const answer = await loader(visit(path).args).catch((thrown: unknown) => thrown);
      expect((answer as Response).status).toBe(301);
      expect((answer as Response).headers.get("location")).toBe("/journal/slow-drying?lang=de");
    },
  );

  it.each(["/journal/votes", "/journal/tag", "/journal/a%20b"])(
    "returns 404 for %s before the api is called",
    async (path) => {
      const { args, calls } = visit(path);
      await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } });
      expect(calls).toEqual([]);
    },
  );

  it("has a BlogPosting with absolute addresses, which says nothing about votes", async () => {
    const { head } = await loader(visit("/journal/slow-drying", { votes: [sampleVoting(3)] }).args);
    expect(head).toMatchObject({
      title: "Slow drying: fourteen days at 15 °C · Journal",
      description: "What happens when a harvest dries slowly.",
      canonical: "/journal/slow-drying",
      publishedTime: "2026-09-14T10:30:00+02:00",
      jsonLd: {
        "@type": "BlogPosting",
        url: "https://grow.example/journal/slow-drying",
        image: "https://grow.example/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
        datePublished: "2026-09-14T10:30:00+02:00",
        articleSection: "Harvest",
        keywords: ["Drying"],
        author: { name: "tessellate", url: "https://grow.example/grower/tessellate" },
        timeRequired: "PT8M",
      },
    });
    expect(JSON.stringify(head)).not.toMatch(/vote|voting|What next/i);
  });
});

describe("the forms of an article", () => {
  const path = "/journal/slow-drying";
  const send = async (fields: Record<string, string>, api: Record<string, unknown>) => {
    const { context, calls } = fakeContext({ path, api, cookie: "token=abc" });
    const sent = action({ request: formRequest(path, fields), context, params: { post: "slow-drying" } });
    return { answer: await sent.catch((thrown: unknown) => thrown), calls };
  };

  it("count a vote, and return to the voting in the text", async () => {
    const { answer, calls } = await send(
      { intent: "vote", voting: "3", option: "11" },
      { "POST /blogs/votes/{id}/vote": sampleVoting(3) },
    );
    expect(calls).toHaveLength(1);
    expect((answer as Response).headers.get("location")).toBe(`${path}#voting-3`);
  });

  it("comment on it", async () => {
    const { answer, calls } = await send(
      { text: "Good read.", key: "key-1" },
      { [GET]: samplePost(), "POST /comments/{type}/{id}": { id: 71 } },
    );
    expect(calls[1]?.init).toMatchObject({
      params: { path: { type: "blog", id: 5 } },
      body: { text: "Good read." },
    });
    expect((answer as Response).headers.get("location")).toBe(`${path}?comment=71#comment-71`);
  });

  it("keep a rejected comment", async () => {
    const refused = () => {
      throw refusal(422, [{ code: "required", field: "text" }]);
    };
    const { answer } = await send(
      { text: " " },
      { [GET]: samplePost(), "POST /comments/{type}/{id}": refused },
    );
    expect(answer).toMatchObject({ data: { text: " ", error: expect.stringContaining("Fill") } });
  });
});
