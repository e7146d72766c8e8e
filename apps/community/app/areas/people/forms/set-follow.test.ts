import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action } from "./set-follow.ts";

const api = {
  "PATCH /follows/{type}/{id}": {},
  "POST /follows/{type}/{id}": {},
  "DELETE /follows/{type}/{id}": {},
};
const fields = { type: "diary", id: "12", followed: "yes", return_path: "/diaries/12" };

async function send(change: Record<string, string> = {}, visit: Parameters<typeof fakeContext>[0] = {}) {
  const { context, calls } = fakeContext({ cookie: "token=t", api, ...visit });
  const answer = await action({
    request: formRequest("/follows", { ...fields, ...change }),
    context,
    params: {},
  });
  return { answer, calls: calls.map(({ method }) => method) };
}

describe("following a diary by a form", () => {
  it("follows, and comes back to the page", async () => {
    const { answer, calls } = await send();
    expect(calls).toEqual(["POST"]);
    expect(answer).toMatchObject({ status: 303 });
  });

  it("unfollows, and returns the new state to the router", async () => {
    const { answer, calls } = await send({ followed: "no", stay: "yes" });
    expect(calls).toEqual(["DELETE"]);
    expect(answer).toMatchObject({ data: { followed: false } });
  });

  it("turns notifications on and off without following again", async () => {
    for (const notify of ["yes", "no"]) expect((await send({ notify })).calls).toEqual(["PATCH"]);
  });

  it("redirects guests to sign in without a request", async () => {
    const { answer, calls } = await send({}, { cookie: "" });
    expect(calls).toEqual([]);
    expect((answer as Response).headers.get("location")).toBe("/auth/signin?return_path=%2Fdiaries%2F12");
  });

  it("answers a script with JSON: done, refused, or where to sign in", async () => {
    const json = async (given: { answer: unknown }) => {
      const response = given.answer as Response;
      return [response.status, await response.json()];
    };
    const refused = {
      "POST /follows/{type}/{id}": () => {
        throw refusal(422, [{ code: "not_allowed" }]);
      },
    };
    expect(await json(await send({ script: "yes" }))).toEqual([200, { ok: true }]);
    expect(await json(await send({ script: "yes" }, { api: refused }))).toEqual([
      422,
      { error: expect.any(String) },
    ]);
    expect(await json(await send({ script: "yes" }, { cookie: "" }))).toEqual([
      401,
      { signIn: "/auth/signin?return_path=%2Fdiaries%2F12" },
    ]);
  });

  it("calls nothing for what cannot be followed", async () => {
    expect((await send({ type: "comment" })).calls).toEqual([]);
    expect((await send({ id: "1.5" })).calls).toEqual([]);
  });

  it("returns the reason of a rejection to the router", async () => {
    const refused = {
      "POST /follows/{type}/{id}": () => {
        throw refusal(422, [{ code: "not_allowed", text: "Nobody follows himself" }]);
      },
    };
    const { answer } = await send({ stay: "yes" }, { api: refused });
    expect(answer).toMatchObject({ data: { error: expect.any(String) }, init: { status: 422 } });
    await expect(send({}, { api: refused })).rejects.toMatchObject({ status: 422 });
  });
});
