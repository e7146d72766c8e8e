import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const request = new Request("https://grow.example/auth/reset-password");

describe("the link for a new password", () => {
  it("is checked before the form is shown", async () => {
    const { context, calls } = fakeContext({
      path: "/auth/reset-password?token=abc",
      api: { "GET /session/forgot-token-state": { state: "expired" } },
    });
    expect(await loader({ context, params: {}, request })).toMatchObject({ state: "expired" });
    expect(calls[0]?.init?.params?.query).toEqual({ token: "abc" });
  });

  it("without a token, or with one that cannot be one, does not work", async () => {
    const { context, calls } = fakeContext({ path: "/auth/reset-password" });
    expect(await loader({ context, params: {}, request })).toMatchObject({ state: "invalid" });
    expect(calls).toEqual([]);
    const long = fakeContext({
      path: "/auth/reset-password?token=x",
      api: {
        "GET /session/forgot-token-state": () => {
          throw refusal(422, [{ code: "too_long", field: "token" }]);
        },
      },
    });
    expect(await loader({ context: long.context, params: {}, request })).toMatchObject({ state: "invalid" });
  });

  it("signs in after the password was set", async () => {
    const path = "/auth/reset-password?token=abc";
    const { context, calls } = fakeContext({
      path,
      api: {
        "PATCH /session/reset-password": {
          token: "t".repeat(32),
          date_end: "2999-01-01T00:00:00Z",
          user: { id: 1 },
        },
      },
    });
    const sent = { password: "a long sentence", password_repeat: "a long sentence" };
    const answer = await action({ request: formRequest(path, sent), context, params: {} });
    expect(calls[0]?.init?.body).toEqual({ token: "abc", ...sent });
    expect((answer as Response).headers.getSetCookie()[0]).toContain("HttpOnly");
  });

  it("keeps the form when the two passwords differ", async () => {
    const { context } = fakeContext({
      path: "/auth/reset-password?token=abc",
      api: {
        "PATCH /session/reset-password": () => {
          throw refusal(422, [{ code: "not_equal", field: "password_repeat" }]);
        },
      },
    });
    const answer = await action({
      request: formRequest("/x", { password: "a", password_repeat: "b" }),
      context,
      params: {},
    });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { errors: { fields: { password_repeat: expect.stringContaining("don't match") } } },
    });
  });
});
