import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";
import { brandRequestsView } from "./view.ts";

const request = (change: Partial<Schema<"BrandRequest">> = {}): Schema<"BrandRequest"> => ({
  id: 4,
  item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
  item_brand: null,
  name: "Quiet Roots",
  section: "nutrients",
  site: "https://quiet-roots.example",
  text: "I run the shop.",
  state: "open",
  add_date: "2026-09-14T08:30:00.000Z",
  ...change,
});
const list = (items: Schema<"BrandRequest">[], total = items.length) => ({
  items,
  total,
  start: 0,
  limit: 20,
});

describe("brandRequestsView", () => {
  it("links the grower, and has no brand while the catalogue has none", () => {
    expect(brandRequestsView(list([request()], 21), "open")).toMatchObject({
      next: 1,
      items: [{ name: "Quiet Roots", by: { name: "tessellate", href: "/grower/tessellate" }, brand: null }],
    });
  });
});

describe("/admin/brand-requests", () => {
  const path = "/admin/brand-requests?state=open&start=20";
  const send = (fields: Record<string, string>, answer: unknown = {}) => {
    const api = { "PATCH /brands-manager/requests/{id}": answer };
    const { context, calls } = fakeContext({ path, cookie: "token=t", api });
    return { calls, answer: action({ request: formRequest(path, fields), context, params: {} }) };
  };

  it("is for administrators only", () => {
    expect(handle.middleware).toEqual(["admin"]);
  });

  it("loads the requests of the state and page in the URL", async () => {
    const { context, calls } = fakeContext({
      path,
      api: { "GET /brands-manager/requests": list([request()]) },
    });
    const page = await loader({ request: new Request(context.url), context, params: {} });
    expect(page).toMatchObject({ state: "open", items: [{ id: 4 }], head: { isIndexed: false } });
    expect(calls[0]?.init?.params?.query).toEqual({ state: "open", start: 20, limit: 20 });
  });

  it("saves the decision and returns to the same page of the queue", async () => {
    for (const state of ["approved", "declined"]) {
      const { calls, answer } = send({ id: "4", state });
      expect(await answer).toMatchObject({ status: 303 });
      expect(((await answer) as Response).headers.get("location")).toBe(path);
      expect(calls[0]?.init).toEqual({ params: { path: { id: 4 } }, body: { state } });
    }
  });

  it("says that a request is no longer open, and leaves other errors to the error page", async () => {
    const failing = (status: number) => () => {
      throw new ApiError({ status, message: "Server responded with an error" });
    };
    for (const status of [404, 422]) {
      expect(await send({ id: "4", state: "approved" }, failing(status)).answer).toMatchObject({
        data: { isGone: true },
        init: { status },
      });
    }
    await expect(send({ id: "4", state: "approved" }, failing(403)).answer).rejects.toMatchObject({
      status: 403,
    });
  });

  it("sends nothing for an unknown decision or id", async () => {
    for (const fields of [
      { id: "4", state: "open" },
      { id: "x", state: "approved" },
    ]) {
      const { calls, answer } = send(fields);
      await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
      expect(calls).toEqual([]);
    }
  });
});
