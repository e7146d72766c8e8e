import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action as setLocale } from "./set-locale.ts";
import { action as setMeasures } from "./set-measures.ts";
import { action as setTheme } from "./set-theme.ts";
import { action as signOut } from "./sign-out.ts";

const send = (
  action: typeof setLocale,
  fields: Record<string, string>,
  visit: Parameters<typeof fakeContext>[0] = {},
) => {
  const { context, calls } = fakeContext(visit);
  return Promise.resolve(action({ request: formRequest("/settings", fields), context, params: {} })).then(
    (response) => ({ response, calls, cookies: response.headers.getSetCookie() }),
  );
};

describe("the forms of the shell", () => {
  it("keep the language and come back to the page", async () => {
    const { response, cookies } = await send(setLocale, { locale: "de", return_path: "/explore?page=2" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/explore?page=2"]);
    expect(cookies[0]).toMatch(/^locale=de; .*Max-Age=31536000/);
  });

  it("change nothing for an unsupported language", async () => {
    for (const locale of ["fr", "EN", ""]) {
      expect((await send(setLocale, { locale, return_path: "/" })).cookies).toEqual([]);
    }
  });

  it("never lead to another site", async () => {
    const { response } = await send(setTheme, { theme: "dark", return_path: "//evil.example" });
    expect(response.headers.get("location")).toBe("/");
  });

  it("keep the theme, and follow the device for anything unknown", async () => {
    expect((await send(setTheme, { theme: "dark" })).cookies[0]).toMatch(/^theme=dark/);
    expect((await send(setTheme, { theme: "pink" })).cookies[0]).toMatch(/^theme=system/);
  });

  it("save the units to a member's account, and always to the cookie", async () => {
    const session = { user: { id: 7 }, access: [] } as unknown as Session;
    const kept = await send(
      setMeasures,
      { measures: "imperial" },
      { session, api: { "PATCH /users/{id}/presets": {} } },
    );
    expect(kept.calls).toHaveLength(1);
    expect(kept.cookies[0]).toMatch(/^measures=imperial/);
    const failed = await send(
      setMeasures,
      { measures: "metric" },
      {
        session,
        api: {
          "PATCH /users/{id}/presets": () => {
            throw refusal(503, [{ code: "unavailable" }]);
          },
        },
      },
    );
    expect(failed.cookies[0]).toMatch(/^measures=metric/);
  });

  it("change the unit of one quantity and leave the others, signed in or not", async () => {
    const mixed = await send(setMeasures, { temperature: "f" });
    expect(mixed.cookies[0]).toMatch(/^measures=metric\.metric\.metric\.l\.ec\.f\.mll;/);
    const back = await send(setMeasures, { tds: "ppm" }, { cookie: "measures=imperial" });
    expect(back.cookies[0]).toMatch(/^measures=imperial;/);
    const session = { user: { id: 7 }, access: [] } as unknown as Session;
    const kept = await send(
      setMeasures,
      { nutrient: "mlgal" },
      { session, api: { "PATCH /users/{id}/presets": {} } },
    );
    expect(kept.calls[0]?.init?.body).toMatchObject({ measures: { nutrient: "mlgal", temperature: "c" } });
  });

  it("leave the units as they are for what is none of a quantity", async () => {
    for (const fields of [{ temperature: "kelvin" }, { volume: "ml" }, { planet: "f" }] as Record<
      string,
      string
    >[]) {
      const { cookies } = await send(setMeasures, fields, { cookie: "measures=imperial" });
      expect(cookies[0]).toMatch(/^measures=imperial;/);
    }
  });

  it("sign out here even when the api is away", async () => {
    const { response, calls, cookies } = await send(
      signOut,
      {},
      {
        cookie: "token=abc",
        api: {
          "DELETE /session": () => {
            throw refusal(0, []);
          },
        },
      },
    );
    expect(calls).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-token=; .*Max-Age=0/);
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
    expect(response.status).toBe(303);
  });
});
