import { fakeContext, formRequest, refusal, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleTopic } from "../../shared/topics/testing/sample-topic.ts";
import { action, handle, loader } from "./route.tsx";

const PLACE = "/staff/topics/{kind}/{id}";
const log = { items: [], total: 0, start: 0, limit: 20 };
const page = { [`GET ${PLACE}`]: sampleTopic(), [`GET ${PLACE}/changes`]: log };
const EDITED = {
  deed: "save",
  version: "2",
  "items_name.en.name": "Harvest",
  "items_name.de.name": "Ernten",
  slug: "harvesting",
};

function visit(id: string, api: Record<string, unknown>, fields?: Record<string, string>, query = "") {
  const path = `/admin/journal/topics/categories/${id}${query}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const params = { kind: "categories", id };
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  return {
    calls,
    load: () => loader({ request, context, params }),
    send: () => action({ request, context, params }),
  };
}

const location = (answer: unknown) => (answer as Response).headers.get("location");

it("/admin/journal/topics/:kind/:id is for moderators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
});

describe("the page of a category", () => {
  it("shows its names, its address and its changes", async () => {
    const { page: shown, head } = await visit("3", page).load();
    expect(head).toMatchObject({ title: "Edit Harvest", isIndexed: false });
    expect(shown).toMatchObject({
      topic: { id: 3, version: 2, articles: 5 },
      values: {
        "items_name.en.name": "Harvest",
        "items_name.de.name": "Ernte",
        slug: "harvest",
        position: "1",
      },
      merge: { plan: null, problem: null },
      isAdmin: false,
    });
  });

  it("starts empty for a new one, without a request", async () => {
    const { page: shown, head } = await visit("new", {}).load();
    expect(head.title).toBe("New category");
    expect(shown).toMatchObject({ topic: null, requestKey: expect.stringMatching(/./), values: {} });
  });

  it.each(["x", "0", "-3"])("returns 404 for %s", async (id) => {
    await expect(visit(id, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("choosing what to merge into", () => {
  const drying = sampleTopic({
    id: 4,
    slug: "drying",
    name: "Drying",
    items_name: [{ lang: "en", name: "Drying" }],
  });
  const plan = async (query: string, found = [drying, sampleTopic()]) => {
    const api = {
      ...page,
      [`GET ${PLACE}`]: ({ init }: { init: { params: { path: { id: number } } } }) => {
        const { id } = init.params.path;
        if (id === 99) throw refusal(404, [{ code: "not_found" }]);
        return id === 4 ? drying : sampleTopic();
      },
      "GET /staff/topics/{kind}": { items: found, total: found.length, start: 0, limit: 100 },
    };
    return (await visit("3", api, undefined, query).load()).page.merge;
  };

  it.each(["?into=Dry&into_id=4", "?into=drying&into_id=", "?into=DRYING"])(
    "shows a plan for %s",
    async (query) => {
      expect(await plan(query)).toMatchObject({
        text: "Drying",
        problem: null,
        plan: { into: { id: 4 }, moving: 5 },
      });
    },
  );

  it.each([
    ["?into=moon", "unknown"],
    ["?into=moon&into_id=99", "unknown"],
    ["?into=harvest", "same"],
  ])("keeps what was typed in %s, and names the problem", async (query, problem) => {
    expect(await plan(query)).toMatchObject({ text: /into=(\w+)/.exec(query)?.[1], problem, plan: null });
  });
});

describe("saving", () => {
  it("sends the names with the version", async () => {
    const { calls, send } = visit("3", { [`PUT ${PLACE}`]: sampleTopic() }, EDITED);
    const answer = await send();
    expect(location(answer)).toBe("/admin/journal/topics/categories/3?done=saved");
    expect(calls[0]?.init?.body).toEqual({
      version: 2,
      slug: "harvesting",
      items_name: [
        { lang: "en", name: "Harvest" },
        { lang: "de", name: "Ernten" },
      ],
    });
  });

  it("creates a new one once", async () => {
    const api = { "POST /staff/topics/{kind}": sampleTopic({ id: 8 }) };
    const { calls, send } = visit("new", api, { ...EDITED, request_key: "key-1" });
    expect(location(await send())).toBe("/admin/journal/topics/categories/8?done=saved");
    expect(calls[0]?.init).toMatchObject({ idempotencyKey: "key-1" });
  });

  it("keeps what was typed when the api rejects it, with the message at its field", async () => {
    const rejected = () => {
      throw refusal(422, [
        { code: "too_long", field: "items_name.1.name", params: { max: 60 } },
        { code: "wrong_format", field: "slug" },
      ]);
    };
    expect(await visit("3", { [`PUT ${PLACE}`]: rejected }, EDITED).send()).toMatchObject({
      init: { status: 422 },
      data: {
        deed: "save",
        version: null,
        values: { "items_name.de.name": "Ernten" },
        errors: {
          fields: {
            "items_name.de.name": expect.stringContaining("60"),
            slug: expect.stringContaining("hyphens"),
          },
        },
      },
    });
  });

  it("keeps what was typed when another user saved first, for the next attempt with their version", async () => {
    const conflict = rejecting(409, [{ code: "stale" }], sampleTopic({ version: 7 }));
    expect(await visit("3", { [`PUT ${PLACE}`]: conflict }, EDITED).send()).toMatchObject({
      init: { status: 409 },
      data: { version: 7, values: { "items_name.de.name": "Ernten" } },
    });
  });
});

describe("merging and deleting", () => {
  it("leads to the one that has the articles now", async () => {
    const api = { [`POST ${PLACE}/merge`]: sampleTopic({ id: 4 }) };
    const { calls, send } = visit("3", api, { deed: "merge", into: "4" });
    expect(location(await send())).toBe("/admin/journal/topics/categories/4?done=merged");
    expect(calls[0]?.init?.body).toEqual({ into: 4 });
  });

  it("tells a moderator that they may not merge", async () => {
    const api = {
      [`POST ${PLACE}/merge`]: () => {
        throw refusal(403, [{ code: "no_right" }]);
      },
    };
    expect(await visit("3", api, { deed: "merge", into: "4" }).send()).toMatchObject({
      init: { status: 403 },
      data: { errors: { form: expect.stringContaining("permission") } },
    });
  });

  it("leads to the list after deleting", async () => {
    const answer = await visit("3", { [`DELETE ${PLACE}`]: { id: 3 } }, { deed: "delete" }).send();
    expect(location(answer)).toBe("/admin/journal/topics/categories?done=deleted");
  });

  it("says how many articles prevent it", async () => {
    const api = {
      [`DELETE ${PLACE}`]: () => {
        throw refusal(422, [{ code: "not_empty", field: "id", params: { count: 2 } }]);
      },
    };
    expect(await visit("3", api, { deed: "delete" }).send()).toMatchObject({
      data: { deed: "delete", errors: { form: "2 articles still use it. Merge it into another one." } },
    });
  });

  it.each([
    ["3", "burn"],
    ["new", "delete"],
  ])("returns 404 for %s with the deed %s", async (id, deed) => {
    await expect(visit(id, {}, { deed }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
