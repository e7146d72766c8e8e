import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { measuresFrom } from "@grow/domain";
import { describe, expect, test } from "vitest";
import { oauthCookie, type PendingOAuth } from "../../shared/oauth/oauth-cookie.ts";
import { action, loader } from "./route.tsx";

const PATH = "/auth/oauth-complete";
const PENDING: PendingOAuth = {
  ticket: "k".repeat(32),
  name: "tess",
  email: "tess@mail.example",
  return_path: "/explore",
};
const user = { id: 7, name: "tess", presets: { measures: measuresFrom({}) } };
const start = { token: "t".repeat(32), date_end: "2999-01-01T00:00:00Z", user };

function visit(pending: PendingOAuth | null, api: Record<string, unknown> = {}) {
  const { context: before } = fakeContext();
  const [cookie = ""] = pending === null ? [""] : oauthCookie(pending, before.cookieScope).split(";");
  return fakeContext({ path: PATH, cookie, api });
}
async function send(fields: Record<string, string>, answer: unknown) {
  const { context, calls } = visit(PENDING, { "POST /oauth/complete": answer });
  const result = await action({ request: formRequest(PATH, fields), context, params: {} });
  return { result, calls };
}

describe("/auth/oauth-complete", () => {
  test("offers the name and email that the provider gave", () => {
    const { context } = visit(PENDING);
    expect(loader({ context, params: {}, request: new Request(context.url) })).toMatchObject({
      name: "tess",
      email: "tess@mail.example",
      isEmailOptional: false,
    });
  });

  test("leads to the sign-in page without a ticket", () => {
    const { context } = visit(null);
    expect(() => loader({ context, params: {}, request: new Request(context.url) })).toThrow(
      expect.objectContaining({ status: 302 }),
    );
  });

  test("creates the account, starts a session and forgets the ticket", async () => {
    const { result, calls } = await send({ name: " tess ", email: " tess@mail.example " }, start);
    expect(calls[0]?.init?.body).toEqual({
      ticket: PENDING.ticket,
      name: "tess",
      email: "tess@mail.example",
      locale: "en",
    });
    const { headers } = result as Response;
    expect(headers.get("location")).toBe("/explore");
    const cookies = headers.getSetCookie();
    expect(cookies[0]).toContain("t".repeat(32));
    expect(cookies.find((cookie) => cookie.includes("oauth="))).toContain("Max-Age=0");
  });

  test("shows recovery codes first where the account has no email", async () => {
    const { result } = await send({ name: "tess", email: "" }, { ...start, codes: ["aaaa-bbbb"] });
    expect((result as Response).headers.get("location")).toBe("/settings/password");
  });

  test("keeps what was typed beside the error of its field", async () => {
    const { result } = await send({ name: "admin", email: "tess@mail.example" }, () => {
      throw refusal(422, [{ code: "taken", field: "name" }]);
    });
    expect(result).toMatchObject({
      init: { status: 422 },
      data: {
        name: "admin",
        email: "tess@mail.example",
        errors: { fields: { name: expect.stringMatching(/taken/i) } },
      },
    });
  });
});
