import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";
import { strainRequestsView } from "./view.ts";

const brand = { id: 3, name: "Ember", section: "seedbank", link: "/seedbank/ember", logo_s: null } as const;
const request = (change: Partial<Schema<"StrainRequest">> = {}): Schema<"StrainRequest"> => ({
  id: 4,
  name: "Copper Lantern",
  item_brand: brand,
  item_product: {
    ...{
      id: 51,
      name: "Copper Lantern",
      section: "seedbank",
      category: null,
      logo_s: null,
      item_brand: null,
    },
    link: "/seedbank/ember/copper-lantern",
  },
  item_user: null,
  item_strain: null,
  items_similar: [{ id: 9, name: "Copper", link: "/strains/copper" }],
  state: "open",
  add_date: "2026-09-14T08:30:00.000Z",
  ...change,
});
const list = (items: Schema<"StrainRequest">[], total = items.length) => ({
  items,
  total,
  start: 0,
  limit: 20,
});

describe("strainRequestsView", () => {
  it("links brand, seeds and similar strains, and has no grower after the account was deleted", () => {
    expect(strainRequestsView(list([request()], 21), "open")).toMatchObject({
      next: 1,
      items: [
        {
          name: "Copper Lantern",
          brand: { name: "Ember", href: "/seedbank/ember" },
          product: { href: "/seedbank/ember/copper-lantern" },
          by: null,
          strain: null,
          similar: [{ id: 9, name: "Copper", href: "/strains/copper" }],
        },
      ],
    });
  });
});

describe("/admin/strain-requests", () => {
  const path = "/admin/strain-requests?state=open&start=20";
  const send = (fields: Record<string, string>, answer: unknown = {}) => {
    const api = { "PATCH /brands-manager/strain-requests/{id}": answer };
    const { context, calls } = fakeContext({ path, cookie: "token=t", api });
    return { calls, answer: action({ request: formRequest(path, fields), context, params: {} }) };
  };

  it("is for administrators only", () => {
    expect(handle.middleware).toEqual(["admin"]);
  });

  it("loads the requests of the state and page in the URL", async () => {
    const { context, calls } = fakeContext({
      path,
      api: { "GET /brands-manager/strain-requests": list([request()]) },
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

  it("approves with the similar strain whose button was pressed", async () => {
    const { calls, answer } = send({ id: "4", strain_id: "9" });
    expect(await answer).toMatchObject({ status: 303 });
    expect(calls[0]?.init?.body).toEqual({ state: "approved", strain_id: 9 });
  });

  it("shows that a request is no longer open, and leaves other errors to the error page", async () => {
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
