import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const user = {
  id: 7,
  name: "tessellate",
  presets: {
    measures: {
      length: "english",
      square: "english",
      weight: "english",
      volume: "gal",
      tds: "ec",
      temperature: "f",
      nutrient: "mlgal",
    },
  },
};
const start = { token: "t".repeat(32), date_end: "2999-01-01T00:00:00Z", user };

async function send(fields: Record<string, string>, path: string, api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ path, api });
  const answer = await action({ request: formRequest(path, fields), context, params: {} });
  return { answer, calls };
}

describe("signing in", () => {
  it("puts the token into a cookie for as long as the session lasts, and goes where the visitor wanted", async () => {
    const { answer, calls } = await send(
      { login: " grower ", password: "grow-demo-1", remember: "on" },
      "/auth/signin?return_path=/diaries/edit/new",
      { "POST /session": start },
    );
    expect(calls[0]?.init?.body).toEqual({ login: "grower", password: "grow-demo-1" });
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get("location")]).toEqual([303, "/diaries/edit/new"]);
    const [token, measures] = headers.getSetCookie();
    expect(token).toMatch(/^__Host-token=t{32};.*Max-Age=\d{9,}.*HttpOnly.*Secure/);
    expect(measures).toMatch(/^measures=/);
  });

  it("puts the device into a cookie that outlives the session, or ends with the browser as well", async () => {
    const deviceOf = async (fields: Record<string, string>) => {
      const api = { "POST /session": { ...start, device: "d".repeat(43) } };
      const { answer } = await send({ login: "grower", password: "x", ...fields }, "/auth/signin", api);
      return (answer as Response).headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
    };
    expect(await deviceOf({ remember: "on" })).toMatch(/^device=d{43};.*Max-Age=31536000.*HttpOnly.*Secure/);
    expect(await deviceOf({})).not.toContain("Max-Age");
  });

  it('ends with the browser session without "stay signed in"', async () => {
    const { answer } = await send({ login: "grower", password: "x" }, "/auth/signin", {
      "POST /session": start,
    });
    expect((answer as Response).headers.getSetCookie()[0]).not.toContain("Max-Age");
  });

  it("returns to the portal if it came from there, and never to another site", async () => {
    const to = async (wanted: string) => {
      const path = `/auth/signin?return_path=${encodeURIComponent(wanted)}`;
      const { answer } = await send({ login: "a", password: "b" }, path, { "POST /session": start });
      return (answer as Response).headers.get("location");
    };
    expect(await to("https://brands.grow.example/brands-manager")).toBe(
      "https://brands.grow.example/brands-manager",
    );
    expect(await to("https://evil.example/")).toBe("/");
    expect(await to("//evil.example/")).toBe("/");
  });

  it("says that the account stays where signing in cancelled its deletion, and goes on from there", async () => {
    const { answer } = await send({ login: "a", password: "b" }, "/auth/signin?return_path=/explore", {
      "POST /session": { ...start, is_restored: true },
    });
    expect((answer as Response).headers.get("location")).toBe(
      "/settings/delete?restored=1&return_path=%2Fexplore",
    );
  });

  it("keeps the name and never the password when they do not match", async () => {
    const { answer } = await send({ login: "grower", password: "wrong-password" }, "/auth/signin", {
      "POST /session": () => {
        throw refusal(401, [{ code: "wrong_credentials" }]);
      },
    });
    expect(answer).toMatchObject({
      init: { status: 401 },
      data: {
        login: "grower",
        errors: { form: null, fields: { password: expect.stringContaining("don't match") } },
      },
    });
    expect(JSON.stringify(answer)).not.toContain("wrong-password");
  });

  it("says when the server is away", async () => {
    const { answer } = await send({ login: "grower", password: "x" }, "/auth/signin", {
      "POST /session": () => {
        throw refusal(0, []);
      },
    });
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: { errors: { form: expect.stringContaining("reach the server") } },
    });
  });

  it("sends staff back to the sign-in page, which knows whether they still need their passkey", async () => {
    const { answer } = await send({ login: "mod", password: "x" }, "/auth/signin?return_path=/explore", {
      "POST /session": { ...start, user: { ...user, access: ["moderate"] } },
    });
    expect((answer as Response).headers.get("location")).toBe("/auth/signin?return_path=%2Fexplore");
  });

  it.each([
    [["moderate"], false],
    [[], true],
  ] as const)(
    "with the rights %j of a moderator's session, it asks for the passkey: %s",
    async (access, asks) => {
      const session = { user: { ...user, access: ["moderate"] }, access: [...access], measures: {} };
      const { context } = fakeContext({
        path: "/auth/signin",
        session: session as unknown as Session,
        api: { "GET /oauth/status": { items: [] } },
      });
      const shown = await loader({ context, params: {}, request: new Request("https://grow.example") });
      expect(shown.isPasskeyMissing).toBe(asks);
    },
  );

  it("has the return path and the enabled providers", async () => {
    const path = "/auth/signin?return_path=/explore";
    const items = [{ provider: "demo", name: "Demo", is_enabled: true, is_linked: false, account: null }];
    const { context } = fakeContext({ path, api: { "GET /oauth/status": { items } } });
    const shown = await loader({ context, params: {}, request: new Request("https://grow.example") });
    expect(shown).toMatchObject({ returnPath: "/explore", providers: [{ provider: "demo", name: "Demo" }] });
  });

  it("needs no providers", async () => {
    const away = () => {
      throw refusal(503, [{ code: "unavailable" }]);
    };
    const { context } = fakeContext({ path: "/auth/signin", api: { "GET /oauth/status": away } });
    const shown = await loader({ context, params: {}, request: new Request("https://grow.example") });
    expect(shown.providers).toEqual([]);
  });
});
