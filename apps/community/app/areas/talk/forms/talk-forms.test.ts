import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action as changeComment } from "./change-comment.ts";
import { action as complain } from "./complain.ts";
import { action as setLike } from "./set-like.ts";

type Fields = Record<string, string>;
type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;

async function send(action: typeof changeComment, path: string, fields: Fields, visit: Visit, params = {}) {
  const { context, calls } = fakeContext({ path, cookie: "token=t", ...visit });
  const response = await action({ request: formRequest(path, fields), context, params });
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    calls,
    status: response.status,
    location: response.headers.get("location"),
    json: isJson ? await response.json() : null,
  };
}

const PATCH = "PATCH /comments/{commentId}";
const here = { return_path: "/diaries/12?comment=70#comment-70" };
const change = (fields: Fields, visit: Visit = {}, id = "70") =>
  send(changeComment, `/comments/${id}/change`, fields, visit, { id });

describe("changing a comment", () => {
  it("redirects to the page without JavaScript, and returns JSON with it", async () => {
    const api = { [PATCH]: {} };
    const plain = await change({ intent: "edit", text: "Better.", ...here }, { api });
    expect([plain.status, plain.location]).toEqual([303, here.return_path]);
    expect(plain.calls[0]?.init).toEqual({ params: { path: { commentId: 70 } }, body: { text: "Better." } });
    const late = await change({ intent: "edit", text: "Better.", ...here, stay: "yes" }, { api });
    expect([late.status, late.json]).toEqual([200, { ok: true }]);
  });

  it("deletes and restores", async () => {
    const api = { "DELETE /comments/{commentId}": {}, "POST /comments/{commentId}/restore": {} };
    expect((await change({ intent: "delete" }, { api })).calls[0]?.method).toBe("DELETE");
    expect((await change({ intent: "restore" }, { api })).calls[0]?.path).toBe(
      "/comments/{commentId}/restore",
    );
  });

  it("shows the API's error, and redirects guests to sign in", async () => {
    const refused = (status: number, field?: string) => ({
      api: {
        [PATCH]: () => {
          throw refusal(status, [
            status === 422
              ? { code: "too_long", params: { max: 5000 }, ...(field && { field }) }
              : { code: "not_signed_in" },
          ]);
        },
      },
    });
    const long = await change({ intent: "edit", text: "x", stay: "yes" }, refused(422, "text"));
    expect(long.status).toBe(422);
    expect(long.json.error).toMatch(/long/);
    const ended = await change({ intent: "edit", text: "x", stay: "yes", ...here }, refused(401));
    expect(ended.json.signIn).toContain("/auth/signin?return_path=");
    const guest = await change({ intent: "delete", ...here }, { cookie: "" });
    expect(guest.location).toContain("/auth/signin");
    await expect(change({ intent: "edit", text: "x" }, refused(422, "text"))).rejects.toMatchObject({
      status: 422,
    });
  });

  it("is a 404 for an unknown action or an invalid comment, and redirects to no other site", async () => {
    for (const [intent, id] of [
      ["ban", "70"],
      ["toString", "70"],
      ["edit", "x"],
    ] as const) {
      await expect(change({ intent }, {}, id)).rejects.toMatchObject({ init: { status: 404 } });
    }
    const away = await change(
      { intent: "edit", return_path: "https://evil.example" },
      { api: { [PATCH]: {} } },
    );
    expect(away.location).toBe("/");
  });
});

describe("a complaint from a dialog", () => {
  const POST = "POST /complains/{type}/{id}";
  const report = (fields: Fields, visit: Visit = {}) =>
    send(complain, "/complains", { stay: "yes", ...fields }, visit);

  it("is sent with its reason and optional text", async () => {
    const api = { [POST]: { is_complain: true } };
    const bare = await report({ type: "comment", id: "70", reason: "spam", text: "  " }, { api });
    expect([bare.json, bare.calls[0]?.init]).toEqual([
      { ok: true },
      { params: { path: { type: "comment", id: 70 } }, body: { reason: "spam" } },
    ]);
    const said = await report({ type: "user", id: "7", reason: "other", text: " Not his photos. " }, { api });
    expect(said.calls[0]?.init?.body).toEqual({ reason: "other", text: "Not his photos." });
  });

  it("about an unknown thing is a 404; a rejected one shows why", async () => {
    for (const [type, id] of [
      ["moon", "1"],
      ["constructor", "1"],
      ["comment", "x"],
    ] as const) {
      await expect(report({ type, id, reason: "spam" })).rejects.toMatchObject({ init: { status: 404 } });
    }
    const api = {
      [POST]: () => {
        throw refusal(422, [{ code: "required", field: "reason" }]);
      },
    };
    const { status, json } = await report({ type: "comment", id: "70" }, { api });
    expect([status, typeof json.error]).toEqual([422, "string"]);
  });
});

describe("liking without JavaScript", () => {
  const like = (fields: Fields) =>
    send(setLike, "/likes", fields, { api: { "POST /likes/{type}/{id}": { is_like: true, cnt_likes: 3 } } });

  it.each(["diary", "week", "photo", "problem", "solution", "video", "review", "comment"])(
    "calls the API for a %s",
    async (type) => {
      const { calls, json } = await like({ type, id: "7", liked: "yes", stay: "yes" });
      expect(calls[0]?.init?.params).toMatchObject({ path: { type, id: 7 } });
      expect(json).toMatchObject({ liked: true, likes: 3 });
    },
  );

  it("of another kind sends no request", async () => {
    for (const type of ["user", "toString", ""])
      expect((await like({ type, id: "7", liked: "yes" })).calls).toEqual([]);
  });
});
