import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, test } from "vitest";
import { readOAuthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { action } from "./route.tsx";

const session = { user: { id: 7, name: "tess" } } as unknown as Session;
const path = "/grower/tess/settings/socials";
const url = "https://id.example/authorize?client_id=grow&state=demo.abc";

async function link(answer: unknown, password = "grow-demo-1") {
  const { context, calls } = fakeContext({ path, session, api: { "POST /oauth/initiate": answer } });
  const request = formRequest(path, { form: "link", provider: "demo", password });
  return { result: await action({ request, context, params: {} }), calls };
}

describe("linking a provider in settings", () => {
  test("sends the password, remembers the state in this browser, and goes on to the provider", async () => {
    const { result, calls } = await link({ url });
    expect(calls[0]?.init?.body).toEqual({
      provider: "demo",
      return_path: "/settings/socials",
      password: "grow-demo-1",
    });
    expect(result).toMatchObject({ data: { isSaved: true, next: { provider: "demo", url } } });
    const { headers } = (result as { init: { headers: Record<string, string> } }).init;
    const value = /=([^;]*)/.exec(headers["set-cookie"] ?? "")?.[1] ?? "";
    expect(readOAuthCookie(new Map([["oauth", value]]))).toEqual({ state: "demo.abc" });
  });

  test("sends no password after a fresh sign-in", async () => {
    const { calls } = await link({ url }, "");
    expect(calls[0]?.init?.body).toEqual({ provider: "demo", return_path: "/settings/socials" });
  });

  test.each(["required", "wrong_credentials"] as const)("shows %s at the proof of its row", async (code) => {
    const { result } = await link(() => {
      throw refusal(422, [{ code, field: "password" }]);
    });
    expect(result).toMatchObject({
      init: { status: 422 },
      data: {
        form: "link",
        errors: { fields: { password: expect.stringMatching(/\S/) } },
        typed: { provider: "demo" },
      },
    });
  });
});
