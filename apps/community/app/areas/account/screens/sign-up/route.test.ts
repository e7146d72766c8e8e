import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { readCodesCookie } from "../../shared/auth/codes-cookie.ts";
import { action, loader } from "./route.tsx";

const fields = {
  name: "lucia",
  email: "lucia@mail.example",
  password: "a long sentence",
  recaptcha: "proof",
};

describe("the sign-up page", () => {
  const load = async (api: Record<string, unknown>) => {
    const { context } = fakeContext({ path: "/auth/signup?return_path=/explore", api });
    return await loader({ context, params: {}, request: new Request(context.url) });
  };

  it("offers the providers that are switched on, and returns to where the visitor wanted", async () => {
    const items = [
      { provider: "demo", name: "Demo", is_enabled: true, is_linked: false, account: null },
      { provider: "off", name: "Off", is_enabled: false, is_linked: false, account: null },
    ];
    expect(await load({ "GET /oauth/status": { items } })).toMatchObject({
      providers: [{ provider: "demo", name: "Demo" }],
      returnPath: "/explore",
    });
  });

  it("works without them while the api does not answer for them", async () => {
    const api = {
      "GET /oauth/status": () => {
        throw refusal(503, [{ code: "unavailable" }]);
      },
    };
    expect(await load(api)).toMatchObject({ providers: [] });
  });
});

describe("signing up", () => {
  it("sends the proof of work and the language of the page, and goes on to the mail", async () => {
    const { context, calls } = fakeContext({
      path: "/auth/signup?return_path=/explore",
      locale: "th",
      api: { "POST /users": { token: "t".repeat(32), date_end: "2999-01-01T00:00:00Z", user: { id: 1 } } },
    });
    const answer = await action({ request: formRequest("/auth/signup", fields), context, params: {} });
    expect(calls[0]?.init?.body).toEqual({ ...fields, locale: "th" });
    expect((answer as Response).headers.get("location")).toBe("/auth/confirm-email?return_path=%2Fexplore");
  });

  it("leaves an empty email out, and goes on to the recovery codes", async () => {
    const start = { token: "t".repeat(32), date_end: "2999-01-01T00:00:00Z", user: { id: 1 } };
    const { context, calls } = fakeContext({
      path: "/auth/signup",
      api: { "POST /users": { ...start, codes: ["k7wq-29mf-x3tb", "aaaa-bbbb-cccc"] } },
    });
    const request = formRequest("/auth/signup", { ...fields, email: " " });
    const answer = (await action({ request, context, params: {} })) as Response;
    expect(calls[0]?.init?.body).not.toHaveProperty("email");
    expect(answer.headers.get("location")).toBe("/settings/password");
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("codes=")) ?? "";
    expect(cookie).toContain("HttpOnly");
    const [, value = ""] = /^codes=([^;]+)/.exec(cookie) ?? [];
    expect(readCodesCookie(new Map([["codes", decodeURIComponent(value)]]))).toEqual([
      "k7wq-29mf-x3tb",
      "aaaa-bbbb-cccc",
    ]);
  });

  it("shows each complaint at its field and keeps what was typed, but the password", async () => {
    const { context } = fakeContext({
      locale: "de",
      api: {
        "POST /users": () => {
          throw refusal(422, [
            { code: "taken", field: "name" },
            { code: "weak_password", field: "password" },
            { code: "captcha", field: "recaptcha" },
          ]);
        },
      },
    });
    await import("@grow/app-kit/locales/catalog.ts");
    const answer = await action({ request: formRequest("/auth/signup", fields), context, params: {} });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        name: "lucia",
        email: "lucia@mail.example",
        errors: {
          fields: { name: "Das ist schon vergeben.", password: expect.any(String) },
          form: expect.any(String),
        },
      },
    });
    expect(JSON.stringify(answer)).not.toContain("a long sentence");
  });
});
