import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { samplePage } from "../../shared/pages/testing/sample-page.ts";
import { action, handle, loader } from "./route.tsx";

const PLACE = "/staff/pages/{name}/{lang}";
const log = { items: [], total: 0, start: 0, limit: 20 };
const page = { [`GET ${PLACE}`]: samplePage(), [`GET ${PLACE}/changes`]: log };
const typed = { version: "2", title: "Ours", description: "Who we are.", text: "<p>{operator}</p>" };

interface Visit {
  api?: Record<string, unknown>;
  fields?: Record<string, string>;
  place?: { name: string; lang: string };
  query?: string;
  access?: string[];
}

function visit({ api = page, fields, query = "", access = ["admin"], ...given }: Visit = {}) {
  const params = given.place ?? { name: "imprint", lang: "en" };
  const path = `/admin/pages/${params.name}/${params.lang}${query}`;
  const session = { user: { id: 7, name: "admin" }, access } as never;
  const { context, calls } = fakeContext({ path, cookie: "token=t", session, api });
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  return {
    calls,
    load: async () => (await loader({ request, context, params })).page,
    send: () => action({ request, context, params }),
  };
}
const location = (answer: unknown) => (answer as Response).headers.get("location");
const refuses =
  (...details: Parameters<typeof refusal>[1]) =>
  () => {
    throw refusal(422, details);
  };
const stale = () => {
  const data = samplePage({ version: 5, title: "Theirs" });
  throw new ApiError({ status: 409, data, details: [{ type: "error", code: "stale", text: "" }] });
};

it("/admin/pages/:name/:lang is for moderators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
});

describe("the page of a text", () => {
  it("shows its words, its languages, and how it differs from the delivered one", async () => {
    expect(await visit().load()).toMatchObject({
      ...{ name: "imprint", lang: "en", path: "/imprint", version: 2, isEdited: true, mayEdit: true },
      fields: { title: "Our imprint", text: "<p>{operator}</p>" },
      difference: [{ part: "title" }, { part: "text" }],
      done: null,
    });
    const { languages } = await visit().load();
    expect(languages.map(({ href }) => href)).toContain("/admin/pages/imprint/th");
  });

  it("has no difference as long as it is delivered", async () => {
    const delivered = { ...page, [`GET ${PLACE}`]: samplePage({ state: "delivered" }) };
    expect(await visit({ api: delivered }).load()).toMatchObject({ isEdited: false, difference: [] });
  });

  it("can only be read by moderators", async () => {
    expect((await visit({ access: ["moderate"] }).load()).mayEdit).toBe(false);
  });

  it.each([
    { name: "nonsense", lang: "en" },
    { name: "imprint", lang: "fr" },
  ])("does not exist for $name in $lang", async (place) => {
    const { calls, load, send } = visit({ place });
    await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
    await expect(send()).rejects.toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });
});

describe("saving a text", () => {
  const save = { ...typed, intent: "save" };

  it("sends it with its version, and leads back", async () => {
    const { calls, send } = visit({ api: { [`PUT ${PLACE}`]: samplePage() }, fields: save });
    expect(location(await send())).toBe("/admin/pages/imprint/en?done=saved");
    expect(calls[0]?.init).toMatchObject({
      params: { path: { name: "imprint", lang: "en" } },
      body: { version: 2, title: "Ours", description: "Who we are.", text: "<p>{operator}</p>" },
    });
  });

  it("says which delivered text it takes into account", async () => {
    const fields = { ...save, delivered_hash: "ab" };
    const { calls, send } = visit({ api: { [`PUT ${PLACE}`]: samplePage() }, fields });
    await send();
    expect(calls[0]?.init?.body).toMatchObject({ delivered_hash: "ab" });
  });

  it("shows both texts when a colleague saved it meanwhile", async () => {
    const answer = await visit({ api: { [`PUT ${PLACE}`]: stale }, fields: save }).send();
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: { typed: { title: "Ours" }, conflict: { version: 5, theirs: { title: "Theirs" } } },
    });
  });

  it("names what is wrong at its field, and keeps what was typed", async () => {
    const wrong = refuses(
      { code: "not_allowed", field: "title" },
      { code: "unknown_reference", field: "text", params: { name: "adress" } },
      { code: "unknown_reference", field: "delivered_hash" },
    );
    expect(await visit({ api: { [`PUT ${PLACE}`]: wrong }, fields: save }).send()).toMatchObject({
      init: { status: 422 },
      data: {
        typed: { title: "Ours" },
        errors: {
          fields: {
            title: "Remove the braces: only the text is filled in.",
            text: "Nothing is filled in for “adress” in braces. Check its spelling.",
            delivered_hash: "The delivered text changed again. Compare it, then save.",
          },
        },
      },
    });
  });

  it("is 404 for an unknown button", async () => {
    await expect(visit({ fields: { ...typed, intent: "burn" } }).send()).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the preview of a text", () => {
  it("shows what was typed as readers would see it, and keeps it", async () => {
    const shown = { title: "Ours", description: "Who we are.", text: "<p>Grow</p>" };
    const api = { [`POST ${PLACE}/preview`]: { ...shown, name: "imprint", lang: "en", update_date: "" } };
    const { calls, send } = visit({ api, fields: { ...typed, intent: "preview" } });
    expect(await send()).toMatchObject({
      data: { preview: shown, typed: { text: "<p>{operator}</p>" }, conflict: null },
    });
    expect(calls).toHaveLength(1);
  });
});

describe("going back to the delivered text", () => {
  it("deletes the edit", async () => {
    const api = { [`POST ${PLACE}/reset`]: samplePage() };
    const { calls, send } = visit({ api, fields: { version: "2", intent: "reset" } });
    expect(location(await send())).toBe("/admin/pages/imprint/en?done=reset");
    expect(calls[0]?.init?.body).toEqual({ version: 2 });
  });

  it("says that a colleague saved first", async () => {
    const api = { [`POST ${PLACE}/reset`]: stale };
    expect(await visit({ api, fields: { version: "2", intent: "reset" } }).send()).toMatchObject({
      init: { status: 409 },
      data: { conflict: null, errors: { form: "Someone else saved this first. Check it, then try again." } },
    });
  });

  it("tells a moderator that they may not", async () => {
    const api = {
      [`POST ${PLACE}/reset`]: () => {
        throw refusal(403, [{ code: "no_right" }]);
      },
    };
    expect(await visit({ api, fields: { version: "2", intent: "reset" } }).send()).toMatchObject({
      data: { errors: { form: expect.stringContaining("permission") } },
    });
  });
});
