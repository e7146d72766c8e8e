import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, test } from "vitest";
import { readOAuthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { loader } from "./route.tsx";

async function visit(path: string, answer: unknown) {
  const { context, calls } = fakeContext({ path, api: { "GET /oauth/initiate": answer } });
  const result = await loader({ context, params: {}, request: new Request(context.url) }).catch(
    (thrown: unknown) => thrown,
  );
  return { result, calls };
}
const refused = (status: number, code: Parameters<typeof refusal>[1][number]["code"]) => () => {
  throw refusal(status, [{ code }]);
};

describe("/auth/external", () => {
  test("redirects to the provider and remembers the state in this browser", async () => {
    const { result, calls } = await visit("/auth/external?provider=demo&return_path=/explore", {
      url: "https://id.example/authorize?client_id=grow&state=demo.abc",
    });
    expect(calls[0]?.init?.params?.query).toEqual({ provider: "demo", return_path: "/explore" });
    expect(result).toBeInstanceOf(Response);
    const { status, headers } = result as Response;
    expect([status, headers.get("location")]).toEqual([
      302,
      "https://id.example/authorize?client_id=grow&state=demo.abc",
    ]);
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toContain("HttpOnly");
    const value = /=([^;]*)/.exec(cookie)?.[1] ?? "";
    expect(readOAuthCookie(new Map([["oauth", value]]))).toEqual({ state: "demo.abc" });
  });

  test("never returns to another site", async () => {
    const { calls } = await visit("/auth/external?provider=demo&return_path=https://evil.example/", {
      url: "https://id.example/?state=demo.abc",
    });
    expect(calls[0]?.init?.params?.query).toMatchObject({ return_path: "/" });
  });

  test("says that a provider is unknown here", async () => {
    const { result } = await visit("/auth/external?provider=nobody", refused(422, "not_allowed"));
    expect(result).toMatchObject({ isUnknown: true, error: null, head: { isIndexed: false } });
  });

  test("says why a provider that is away cannot be used", async () => {
    const { result } = await visit("/auth/external?provider=demo", refused(503, "unavailable"));
    expect(result).toMatchObject({ isUnknown: false, error: expect.stringMatching(/\S/) });
  });
});
