import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const session = { user: { id: 7, name: "tess" } } as unknown as Session;
const PATH = "/invitations";
const ENDPOINT = "POST /users/{id}/invitations/{invitation}";

describe("the page of invitations", () => {
  const answer = (state: string, api: object) => {
    const { context, calls } = fakeContext({ path: PATH, session, api: { ...api } });
    const request = formRequest(PATH, { invitation: "8", state });
    return { calls, sent: action({ context, params: {}, request }) };
  };

  it("redirects a guest to sign in", async () => {
    const { context } = fakeContext({ path: PATH });
    const request = new Request(`https://grow.example${PATH}`);
    await expect(loader({ context, params: {}, request })).rejects.toMatchObject({ status: 302 });
  });

  it("sends an acceptance, and a refusal for anything else", async () => {
    const accepted = answer("accepted", { [ENDPOINT]: { kind: "tester" } });
    expect((await accepted.sent) as Response).toMatchObject({ status: 303 });
    expect(((await accepted.sent) as Response).headers.get("location")).toBe("/invitations?done=tester");
    expect(accepted.calls).toMatchObject([
      { init: { params: { path: { id: 7, invitation: 8 } }, body: { state: "accepted" } } },
    ]);
    const other = answer("", { [ENDPOINT]: { kind: "manager" } });
    expect(((await other.sent) as Response).headers.get("location")).toBe("/invitations?done=declined");
    expect(other.calls).toMatchObject([{ init: { body: { state: "declined" } } }]);
  });

  it.each([
    [404, "not_found", "gone"],
    [422, "too_many", "full"],
  ] as const)("says why %i %s was rejected", async (status, code, problem) => {
    const { sent } = answer("accepted", {
      [ENDPOINT]: () => {
        throw refusal(status, [{ code }]);
      },
    });
    expect(await sent).toMatchObject({ data: { problem }, init: { status } });
  });

  const leave = (api: object) => {
    const { context, calls } = fakeContext({ path: PATH, session, api: { ...api } });
    return { calls, sent: action({ context, params: {}, request: formRequest(PATH, { leave: "3" }) }) };
  };
  const LEAVE = "DELETE /users/{id}/tests/{brand}";

  it("leaves the test of a brand", async () => {
    const { sent, calls } = leave({ [LEAVE]: { items: [], total: 0, start: 0, limit: 20 } });
    expect(((await sent) as Response).headers.get("location")).toBe("/invitations?done=left");
    expect(calls).toMatchObject([{ init: { params: { path: { id: 7, brand: 3 } } } }]);
  });

  it("says that a test was left or ended before", async () => {
    const { sent } = leave({
      [LEAVE]: () => {
        throw refusal(404, [{ code: "not_found" }]);
      },
    });
    expect(await sent).toMatchObject({ data: { problem: "left" }, init: { status: 404 } });
  });
});
