import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";
import { sampleStaffPost, sampleVersion, sampleVersionCard } from "./testing/sample-versions.ts";

const POST = "/staff/posts/{id}";
const VERSION = `${POST}/versions/{lang}/{number}`;
const RESTORE = `POST ${VERSION}/restore`;

function visit(query = "", api: Record<string, unknown> = {}, fields?: Record<string, string>, lang = "en") {
  const path = `/admin/journal/5/versions/${lang}${query}`;
  const { context, calls } = fakeContext({
    path,
    cookie: "token=t",
    api: {
      [`GET ${POST}`]: sampleStaffPost(),
      [`GET ${POST}/versions`]: { items: [7, 5].map(sampleVersionCard), total: 2, start: 0, limit: 20 },
      [`GET ${VERSION}`]: ({
        init,
      }: {
        init: { params: { path: { number: number }; query: { from?: number } } };
      }) => {
        const { path: place, query: asked } = init.params;
        return {
          item_version: sampleVersion(place.number),
          item_from: asked.from === undefined ? null : sampleVersion(asked.from, { title: "Drying" }),
        };
      },
      ...api,
    },
  });
  const params = { id: "5", lang };
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  return {
    calls,
    load: () => loader({ request, context, params }),
    send: () => action({ request, context, params }),
  };
}

it("/admin/journal/:id/versions/:lang is for moderators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
});

describe("the versions of an article", () => {
  it("are listed with who and when, and the newest is compared with the one before", async () => {
    const { calls, load } = visit();
    const { versions, head } = await load();
    expect(head).toMatchObject({ title: "Versions: Slow drying", isIndexed: false });
    expect(calls[1]?.init?.params).toMatchObject({ query: { lang: "en", limit: 20 } });
    expect(versions).toMatchObject({ to: 7, from: 5, version: 9, mayRestore: false });
    expect(versions.rows).toMatchObject([
      { number: 7, before: 5, isNewest: true, author: { name: "moderator", link: "/grower/moderator" } },
      { number: 5, before: null, isNewest: false },
    ]);
    expect(versions.parts?.map(({ part }) => part)).toEqual(["title"]);
  });

  it("offers to restore an earlier one, and asks first", async () => {
    expect(await visit("?to=5").load()).toMatchObject({
      versions: { mayRestore: true, from: 7, to: 5 },
      isRestoring: false,
    });
    expect(await visit("?to=5&restore=5").load()).toMatchObject({ isRestoring: true });
    expect(await visit("?to=7&restore=7").load()).toMatchObject({ isRestoring: false });
    const removed = { [`GET ${POST}`]: sampleStaffPost({ state: "removed" }) };
    expect(await visit("?to=5&restore=5", removed).load()).toMatchObject({ isRestoring: false });
  });

  it("are none for a language that was never saved", async () => {
    const none = { [`GET ${POST}/versions`]: { items: [], total: 0, start: 0, limit: 20 } };
    const { versions } = await visit("", none, undefined, "th").load();
    expect(versions).toMatchObject({ to: null, rows: [], parts: null, mayRestore: false });
  });

  it("are 404 for another language", async () => {
    await expect(visit("", {}, undefined, "fr").load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("restoring a version", () => {
  const fields = { number: "5", version: "9" };

  it("sends the version of the article, and says what was restored", async () => {
    const { calls, send } = visit("", { [RESTORE]: sampleStaffPost() }, fields);
    const answer = (await send()) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/admin/journal/5/versions/en?done=5",
    ]);
    expect(calls[0]?.init).toMatchObject({
      params: { path: { id: 5, lang: "en", number: 5 } },
      body: { version: 9 },
    });
  });

  it("says that another user saved the article first", async () => {
    const conflict = () => {
      throw new ApiError({ status: 409, details: [{ code: "stale", type: "error", text: "" }] });
    };
    expect(await visit("", { [RESTORE]: conflict }, fields).send()).toMatchObject({
      init: { status: 409 },
      data: { number: 5, isConflict: true, text: null },
    });
  });

  it("says why an article can't have another language", async () => {
    const full = () => {
      throw refusal(422, [{ code: "too_many", field: "lang", params: { max: 5 } }]);
    };
    expect(await visit("", { [RESTORE]: full }, fields).send()).toMatchObject({
      init: { status: 422 },
      data: { isConflict: false, text: "This article has 5 languages already. Remove one first." },
    });
  });

  it("returns 404 without a number", async () => {
    await expect(visit("", {}, { version: "9" }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
