import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleStaffPost, sampleText } from "../../shared/articles/testing/sample-staff-post.ts";
import { articleFields } from "./article-form.ts";
import { action, loader } from "./route.tsx";

const POST = "/staff/posts/{id}";
const post = sampleStaffPost();
const list = { items: [], total: 0, start: 0, limit: 100 };
const lists = { "GET /staff/topics/{kind}": list };
const typed = { ...articleFields(post, "en"), title: "Drying slowly", version: "4" };

function visit(place: string, api: Record<string, unknown>, fields?: Record<string, string>) {
  const path = `/admin/journal/${place}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const [id, lang] = context.url.pathname.split("/").slice(3);
  const params = { id, lang };
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  return {
    calls,
    load: () => loader({ request, context, params }),
    send: async () => (await action({ request, context, params })) as unknown as Response,
  };
}

/** Where an accepted form leads. */
const target = ({ status, headers }: Response) => [status, headers.get("location")];
const rejects =
  (...details: Parameters<typeof refusal>[1]) =>
  () => {
    throw refusal(422, details);
  };

describe("the page of an article", () => {
  it("loads the article with all categories and tags", async () => {
    const { calls, load } = visit("5", { ...lists, [`GET ${POST}`]: post });
    expect(await load()).toMatchObject({ article: { lang: "en", saved: { id: 5, version: 4 }, done: null } });
    expect(calls.map(({ path }) => path)).toEqual(["/staff/topics/{kind}", "/staff/topics/{kind}", POST]);
  });

  it("offers a request key for a new one", async () => {
    const { article } = await visit("new", lists).load();
    expect(article).toMatchObject({ saved: null, requestKey: expect.stringMatching(/./) });
  });

  it("redirects from the language of the original to its own address", async () => {
    const answer = await visit("5/en?done=saved", { ...lists, [`GET ${POST}`]: post })
      .load()
      .catch((thrown: unknown) => thrown);
    expect(target(answer as Response)).toEqual([302, "/admin/journal/5?done=saved"]);
  });

  it.each(["x", "5/xx", "new/de"])("/admin/journal/%s does not exist", async (place) => {
    await expect(visit(place, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("shows a time that was refused, to be corrected", async () => {
    const { article } = await visit("5?done=bad-date&at=2020-01-01T09:00", {
      ...lists,
      [`GET ${POST}`]: post,
    }).load();
    expect(article).toMatchObject({ done: "bad-date", publish: { date: "2020-01-01", time: "09:00" } });
  });
});

describe("saving an article", () => {
  const api = { [`GET ${POST}`]: post, [`PUT ${POST}`]: { ...post, version: 5 } };

  it("sends it with its version", async () => {
    const { calls, send } = visit("5", api, { ...typed, intent: "save" });
    expect(target(await send())).toEqual([303, "/admin/journal/5?done=saved"]);
    expect(calls.at(-1)?.init?.body).toMatchObject({ version: 4, items_text: [{ title: "Drying slowly" }] });
  });

  it("creates a new one once, in the chosen language", async () => {
    const fields = { lang: "de", title: "Neu", text: "", request_key: "key-1", intent: "save" };
    const { calls, send } = visit("new", { "POST /staff/posts": { ...post, id: 8 } }, fields);
    expect(target(await send())).toEqual([303, "/admin/journal/8?done=saved"]);
    expect(calls[0]?.init).toMatchObject({ idempotencyKey: "key-1", body: { lang: "de" } });
  });

  it("shows both texts when a colleague saved it meanwhile", async () => {
    const theirs = sampleStaffPost({ version: 7, items_text: [sampleText({ title: "Dry slowly" })] });
    const stale = () => {
      throw new ApiError({ status: 409, message: "Stale", data: theirs });
    };
    const answer = await visit(
      "5",
      { ...api, [`PUT ${POST}`]: stale },
      { ...typed, intent: "publish" },
    ).send();
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: {
        typed: { title: "Drying slowly" },
        conflict: { version: 7, theirs: { title: "Dry slowly" } },
      },
    });
  });

  it("names what is wrong at its field, and keeps what was typed", async () => {
    const wrong = rejects(
      { code: "required", field: "items_text.0.alt", params: { picture: 2 } },
      { code: "taken", field: "slug" },
      { code: "unknown_reference", field: "diary_ids.0" },
    );
    const answer = await visit("5", { ...api, [`PUT ${POST}`]: wrong }, { ...typed, intent: "save" }).send();
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        typed: { title: "Drying slowly" },
        errors: {
          fields: {
            alt: "Add alt text to picture 2.",
            slug: expect.stringContaining("address"),
            diaries: expect.stringContaining("diaries"),
          },
        },
      },
    });
  });

  it("names the language of what is wrong in another one", async () => {
    const both = sampleStaffPost({ items_text: [sampleText(), sampleText({ lang: "de" })] });
    const wrong = rejects({ code: "required", field: "items_text.1.alt", params: { picture: 1 } });
    const answer = await visit(
      "5",
      { [`GET ${POST}`]: both, [`PUT ${POST}`]: wrong },
      { ...typed, intent: "save" },
    ).send();
    expect(answer).toMatchObject({
      data: { errors: { form: "Deutsch: add alt text to picture 1 first." } },
    });
  });

  it("refuses a line that is no diary before the API is asked", async () => {
    const fields = { ...typed, diaries: "/strains/plum", intent: "save" };
    const { calls, send } = visit("5", { [`GET ${POST}`]: post }, fields);
    expect(await send()).toMatchObject({ data: { errors: { fields: { diaries: expect.any(String) } } } });
    expect(calls).toHaveLength(1);
  });
});

describe("publishing an article", () => {
  const publish = `POST ${POST}/publish`;
  const api = { [`GET ${POST}`]: post, [`PUT ${POST}`]: { ...post, version: 5 } };
  const at = { publish_date: "2026-12-01", publish_time: "18:00" };

  it("saves it first, and publishes what was saved", async () => {
    const { calls, send } = visit("5", { ...api, [publish]: post }, { ...typed, ...at, intent: "publish" });
    expect(target(await send())).toEqual([303, "/admin/journal/5?done=published"]);
    expect(calls.at(-1)?.init?.body).toEqual({ version: 5 });
  });

  it("schedules it in the fixed time zone", async () => {
    const { calls, send } = visit("5", { ...api, [publish]: post }, { ...typed, ...at, intent: "schedule" });
    expect(target(await send())).toEqual([303, "/admin/journal/5?done=scheduled"]);
    expect(calls.at(-1)?.init?.body).toEqual({ version: 5, view_date: "2026-12-01T16:00:00.000Z" });
  });

  it.each([
    [{ code: "required" as const, field: "cover_id" }, "incomplete"],
    [{ code: "out_of_range" as const, field: "view_date" }, "bad-date"],
  ])("stays saved when %j is refused", async (detail, done) => {
    const { send } = visit(
      "5",
      { ...api, [publish]: rejects(detail) },
      { ...typed, ...at, intent: "schedule" },
    );
    expect(target(await send())).toEqual([303, `/admin/journal/5?done=${done}&at=2026-12-01T18%3A00`]);
  });

  it("stays saved without a date to schedule it for", async () => {
    const { calls, send } = visit("5", api, { ...typed, intent: "schedule" });
    expect(target(await send())).toEqual([303, "/admin/journal/5?done=bad-date"]);
    expect(calls.map(({ method }) => method)).toEqual(["GET", "PUT"]);
  });

  it("stays saved when a colleague changed it at that moment", async () => {
    const stale = () => {
      throw new ApiError({ status: 409, message: "Stale", data: post });
    };
    const { send } = visit("5", { ...api, [publish]: stale }, { ...typed, intent: "publish" });
    expect(target(await send())).toEqual([303, "/admin/journal/5?done=changed"]);
  });
});

describe("changing the state of an article", () => {
  it.each([
    ["unpublish", `POST ${POST}/unpublish`, "unpublished"],
    ["remove", `DELETE ${POST}`, "removed"],
    ["restore", `POST ${POST}/restore`, "restored"],
  ])("%s does not save the form", async (intent, call, moved) => {
    const { calls, send } = visit("5/de", { [call]: post }, { intent, version: "4" });
    expect(target(await send())).toEqual([303, `/admin/journal/5/de?moved=${moved}`]);
    expect(calls).toHaveLength(1);
  });

  it("remove-lang leaves one translation out, and leads to the original", async () => {
    const both = sampleStaffPost({ items_text: [sampleText(), sampleText({ lang: "de" })] });
    const { calls, send } = visit(
      "5/de",
      { [`GET ${POST}`]: both, [`PUT ${POST}`]: post },
      { intent: "remove-lang", version: "4" },
    );
    expect(target(await send())).toEqual([303, "/admin/journal/5?moved=lang-removed"]);
    expect(calls[1]?.init?.body).toMatchObject({ version: 4, items_text: [{ lang: "en" }] });
  });

  it.each([
    ["5", "remove-lang"],
    ["5", "burn"],
    ["new", "remove"],
  ])("/admin/journal/%s has no %s", async (place, intent) => {
    await expect(visit(place, {}, { intent }).send()).rejects.toBeDefined();
  });
});
