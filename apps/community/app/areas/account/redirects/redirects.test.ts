import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loader as measures } from "../forms/set-measures.ts";
import { settingsPath } from "../settings-path.ts";
import { SETTINGS_SECTIONS } from "../settings-sections.ts";
import { loader as download } from "./download.ts";
import { loader as orders } from "./orders.ts";
import { loader as settings } from "./settings.ts";
import { loader as oauth } from "./settings-oauth.ts";

const session = { user: { id: 7, name: "lucia", link: "/grower/lucia" }, access: [] } as unknown as Session;

const follow = async (section: string, visit: Parameters<typeof fakeContext>[0]) => {
  const { context } = fakeContext({ path: `/settings/${section}`, ...visit });
  const { status, headers } = await settings({
    request: new Request(context.url),
    context,
    params: { section },
  });
  return [status, headers.get("location")];
};

describe("/settings/<section>", () => {
  it.each(SETTINGS_SECTIONS.map(({ word }) => word))("%j leads members to their own", async (word) => {
    expect(await follow(word, { session })).toEqual([302, settingsPath(word, "/grower/lucia")]);
  });

  it("keeps the query", async () => {
    expect(await follow("delete", { session, path: "/settings/delete?x=1" })).toEqual([
      302,
      "/grower/lucia/settings/delete?x=1",
    ]);
  });

  it("sends guests to sign in and back", async () => {
    expect(await follow("password", {})).toEqual([302, "/auth/signin?return_path=%2Fsettings%2Fpassword"]);
  });

  it("redirects members to their units, whose form has the same URL", async () => {
    const { context } = fakeContext({ path: "/settings/measures", session });
    const { headers } = await measures({ request: new Request(context.url), context, params: {} });
    expect(headers.get("location")).toBe(settingsPath("measures", "/grower/lucia"));
  });

  it("is a 404 for an unknown section", async () => {
    await expect(follow("nonsense", { session })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the link to a copy of one's data", () => {
  const path = "/settings/download?k=abc";
  const asked = vi.fn<typeof fetch>();
  afterEach(() => vi.unstubAllGlobals());
  const apiAnswers = (status: number) => {
    asked.mockReset().mockResolvedValue(new Response(null, { status }));
    vi.stubGlobal("fetch", asked);
  };

  it("leads its owner to the file, and guests to sign in", async () => {
    apiAnswers(200);
    const own = fakeContext({ path, session, cookie: "token=t" }).context;
    const answer = await download({ request: new Request(own.url), context: own, params: {} });
    expect(answer.headers.get("location")).toBe("/api/users/7/settings/personal/access?k=abc");
    expect(asked.mock.calls).toEqual([
      [
        `${own.environment.apiUrl}/api/users/7/settings/personal/access?k=abc`,
        { method: "HEAD", headers: { authorization: "Bearer t" } },
      ],
    ]);
    const { context } = fakeContext({ path });
    const guest = await download({ request: new Request(context.url), context, params: {} });
    expect(guest.headers.get("location")).toContain("/auth/signin?return_path=");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([422, 404])("leads to the settings where the API refuses the file with %i", async (status) => {
    apiAnswers(status);
    const { context } = fakeContext({ path, session, cookie: "token=t" });
    const answer = await download({ request: new Request(context.url), context, params: {} });
    expect(answer.headers.get("location")).toBe("/grower/lucia/settings/personal?download_failed=1");
  });
});

it("/grower/:id/orders redirects to the invoices, which redirect to the member's own", () => {
  const { context } = fakeContext({ path: "/grower/lucia/orders" });
  const { status, headers } = orders({ request: new Request(context.url), context, params: {} });
  expect([status, headers.get("location")]).toEqual([302, "/settings/invoices"]);
});

it("/grower/:id/settings/oauth redirects to the providers, or to the callback with a provider's response", () => {
  const go = (path: string) => {
    const { context } = fakeContext({ path });
    return oauth({ request: new Request(context.url), context, params: {} }).headers.get("location");
  };
  expect(go("/grower/lucia/settings/oauth")).toBe("/settings/socials");
  expect(go("/grower/lucia/settings/oauth?code=a&state=b")).toBe("/auth/oauth-callback?code=a&state=b");
});
