import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleTopic } from "../../shared/topics/testing/sample-topic.ts";
import { handle, loader } from "./route.tsx";

const list = { items: [sampleTopic()], total: 2, start: 0, limit: 50 };

function visit(path: string, kind = "categories") {
  const { context, calls } = fakeContext({ path, api: { "GET /staff/topics/{kind}": list } });
  return { load: () => loader({ request: new Request(context.url), context, params: { kind } }), calls };
}

describe("/admin/journal/topics/:kind", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("lists categories with their languages and articles", async () => {
    const { load, calls } = visit("/admin/journal/topics/categories");
    const { topics, head } = await load();
    expect(head.isIndexed).toBe(false);
    expect(calls[0]?.init?.params).toEqual({
      path: { kind: "category" },
      query: { start: 0, limit: 50, sort: "position" },
    });
    expect(topics).toMatchObject({
      kind: "category",
      items: [{ id: 3, name: "Harvest", slug: "harvest", langs: ["de", "en"], articles: 5, published: 4 }],
      total: 2,
      page: 1,
    });
  });

  it("searches and sorts tags, and ignores values that do not fit", async () => {
    const found = visit("/admin/journal/topics/tags?search=%20dry%20&sort=name&start=50", "tags");
    await found.load();
    expect(found.calls[0]?.init?.params).toEqual({
      path: { kind: "tag" },
      query: { start: 50, limit: 50, sort: "name", search: "dry" },
    });
    const odd = visit("/admin/journal/topics/tags?sort=size&start=-1", "tags");
    await odd.load();
    expect(odd.calls[0]?.init?.params).toMatchObject({ query: { start: 0, sort: "position" } });
  });

  it("says that one was deleted", async () => {
    expect(await visit("/admin/journal/topics/tags?done=deleted", "tags").load()).toMatchObject({
      isDeleted: true,
    });
  });

  it.each(["category", "authors"])("returns 404 for %s before the api is called", async (kind) => {
    const { load, calls } = visit(`/admin/journal/topics/${kind}`, kind);
    await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });
});
