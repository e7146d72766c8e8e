import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { measuresFrom } from "@grow/domain";
import { describe, expect, test } from "vitest";
import { oauthCookie, readOAuthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { loader } from "./route.tsx";

const user = { id: 7, name: "tessellate", presets: { measures: measuresFrom({}) } };
const start = { token: "t".repeat(32), date_end: "2999-01-01T00:00:00Z", user };

/** Comes back from the provider with the state that this browser remembers, unless another is given. */
async function comeBack(query: string, api: Record<string, unknown> = {}, state = "demo.abc") {
  const { context: before } = fakeContext();
  const [cookie = ""] = oauthCookie({ state }, before.cookieScope).split(";");
  const { context, calls } = fakeContext({ path: `/auth/oauth-callback?${query}`, cookie, api });
  const result = await loader({ context, params: {}, request: new Request(context.url) }).catch(
    (thrown: unknown) => thrown,
  );
  return { result, calls };
}

describe("/auth/oauth-callback", () => {
  test("starts a session and goes where the visitor wanted", async () => {
    const { result, calls } = await comeBack("code=c0de&state=demo.abc&iss=https://id.example", {
      "POST /oauth/callback": { ...start, need_complete: false, return_path: "/explore" },
    });
    expect(calls[0]?.init?.body).toEqual({
      provider: "demo",
      code: "c0de",
      state: "demo.abc",
      iss: "https://id.example",
    });
    const { headers } = result as Response;
    expect(headers.get("location")).toBe("/explore");
    expect(headers.getSetCookie()[0]).toContain("t".repeat(32));
  });

  test("leads a new person to complete the account", async () => {
    const pending = {
      ticket: "k".repeat(32),
      name: "tess",
      email: "tess@mail.example",
      return_path: "/explore",
    };
    const { result } = await comeBack("code=c0de&state=demo.abc", {
      "POST /oauth/callback": { ...pending, need_complete: true },
    });
    const { headers } = result as Response;
    expect(headers.get("location")).toBe("/auth/oauth-complete");
    const value = /=([^;]*)/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "";
    expect(readOAuthCookie(new Map([["oauth", value]]))).toEqual(pending);
  });

  test.each([
    ["another browser's state", "code=c0de&state=demo.other"],
    ["no state", "code=c0de"],
    ["a refusal of the provider", "error=access_denied&state=demo.abc"],
  ])("sends no request to the API with %s", async (_what, query) => {
    const { result, calls } = await comeBack(query);
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ error: null, head: { isIndexed: false } });
  });

  test("does not take an empty cookie for an empty state", async () => {
    const { calls } = await comeBack("code=c0de&state=", {}, "");
    expect(calls).toEqual([]);
  });

  test.each([
    ["token_expired", "state", "The sign-in took too long. Try again."],
    ["token_invalid", "state", "This sign-in was already used. Try again."],
    ["token_invalid", "code", "The provider didn't confirm who you are. Try again."],
    ["taken", "provider", "This provider account already belongs to another grower."],
  ] as const)("says why the api refuses with %s of %s", async (code, field, error) => {
    const { result } = await comeBack("code=c0de&state=demo.abc", {
      "POST /oauth/callback": () => {
        throw refusal(422, [{ code, field }]);
      },
    });
    expect(result).toMatchObject({ error });
  });
});
