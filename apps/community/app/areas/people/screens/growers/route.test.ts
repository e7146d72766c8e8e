import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader } from "./route.tsx";

const api = { "GET /users": { items: [], total: 0, start: 0, limit: 24 } };

async function load(path: string, cookie = "") {
  const { context, calls } = fakeContext({ path, api, cookie });
  const view = await loader({ context, request: new Request(context.url), params: {} });
  const [listed] = calls.filter((call) => call.path === "/users");
  return { view, listed };
}

describe("the list of growers", () => {
  it("filters by the strains of a member", async () => {
    const { view, listed } = await load("/growers?strains=mine&sort=new", "token=t");
    expect(listed?.init).toMatchObject({ params: { query: { is_same_strain: true, sort: "new" } } });
    expect(view).toMatchObject({ strains: "mine", head: { isIndexed: false } });
  });

  it("shows guests all growers, because they have no strains", async () => {
    const { view, listed } = await load("/growers?strains=mine");
    expect(JSON.stringify(listed)).not.toContain("is_same_strain");
    expect(view).toMatchObject({ strains: "all", isGuest: true, head: { canonical: "/growers" } });
  });

  it("returns 404 for an unknown choice", async () => {
    await expect(load("/growers?strains=theirs")).rejects.toMatchObject({ init: { status: 404 } });
  });
});
