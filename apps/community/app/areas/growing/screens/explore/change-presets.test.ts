import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { changePresets } from "./change-presets.ts";

const session = { user: { id: 7 }, access: [] } as unknown as Session;
const path = "/explore/led/indoor?sort=like";
const api = { "POST /users/{id}/presets/explore": {}, "DELETE /users/{id}/presets/explore/{x}": {} };

async function send(fields: Record<string, string>, visit: Parameters<typeof fakeContext>[0] = {}) {
  const { context, calls } = fakeContext({ path, session, api, ...visit });
  const splat = context.url.pathname.replace(/^\/explore\/?/, "");
  const answer = await changePresets({
    request: formRequest(path, fields),
    context,
    params: { "*": splat },
  }).catch((thrown: unknown) => thrown);
  return { calls, answer };
}

describe("saved filters", () => {
  it("take a name and the filter words of the URL, in canonical order", async () => {
    const { calls, answer } = await send({ name: " Under LED ", key: "k1" });
    expect(calls[0]).toMatchObject({
      method: "POST",
      init: { params: { path: { id: 7 } }, body: { name: "Under LED", tags: ["indoor", "led"] } },
    });
    expect((answer as Response).headers.get("location")).toBe(path);
  });

  it("are deleted by number", async () => {
    const { calls } = await send({ remove: "3" });
    expect(calls[0]).toMatchObject({ method: "DELETE", init: { params: { path: { id: 7, x: 3 } } } });
  });

  it("redirect guests to sign in", async () => {
    const { calls, answer } = await send({ name: "Under LED" }, { session: null });
    expect(calls).toEqual([]);
    expect((answer as Response).headers.get("location")).toMatch(/^\/auth\/signin\?return_path=/);
  });

  it("keep the typed name when the API rejects it", async () => {
    const refused = {
      "POST /users/{id}/presets/explore": () => {
        throw refusal(422, [{ code: "too_many", text: "There are twenty" }]);
      },
    };
    const { answer } = await send({ name: "One more" }, { api: refused });
    expect(answer).toMatchObject({
      data: { name: "One more", error: expect.stringMatching(/./) },
      init: { status: 422 },
    });
  });

  it("are a 404 for a URL without a list", async () => {
    const { calls, answer } = await send({ name: "x" }, { path: "/explore/moonlight" });
    expect([calls.length, answer]).toMatchObject([0, { init: { status: 404 } }]);
  });
});
