import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleGiveaway } from "../../giveaways/sample-giveaway.ts";
import { loader } from "./route.tsx";

const card = (change: Record<string, unknown> = {}) => ({ ...sampleGiveaway(), is_my: true, ...change });

function visit(path: string, items: unknown[] = [card()]) {
  const { context, calls } = fakeContext({
    path,
    locale: "de",
    api: { "GET /giveaways": { items, total: items.length, start: 0, limit: 12 } },
  });
  return { args: { request: new Request(context.url), context, params: {} }, calls };
}

describe("the list of giveaways", () => {
  it("asks for running ones in the reader's language", async () => {
    const { args, calls } = visit("/giveaways");
    const { giveaways, head } = await loader(args);
    expect(calls[0]?.init?.params).toEqual({ query: { start: 0, limit: 12, tags: "active", lang: "de" } });
    expect(giveaways).toMatchObject({ isArchive: false, page: 1, pages: 1 });
    expect(giveaways.cards).toMatchObject([
      { title: "Three boards", brand: "Halden Lights", prizes: 3, entries: 30, isMine: true },
    ]);
    expect(head).toMatchObject({ canonical: "/giveaways", isIndexed: true });
  });

  it("asks for ended ones at the archive's address", async () => {
    const { args, calls } = visit("/giveaways/archive", [card({ state: "over" })]);
    const { giveaways, head } = await loader(args);
    expect(calls[0]?.init?.params).toMatchObject({ query: { tags: "archive" } });
    expect(giveaways.isArchive).toBe(true);
    expect(head).toMatchObject({ canonical: "/giveaways/archive" });
  });

  it("returns 404 for a page beyond the last one", async () => {
    await expect(loader(visit("/giveaways?page=2", []).args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
