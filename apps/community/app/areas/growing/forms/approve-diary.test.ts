import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action } from "./approve-diary.ts";

const PATH = "/diaries/12/approve";
const api = { "POST /diaries/{id}/approve": { link: "/diaries/12-night-plum" } };

async function decide(
  fields: Record<string, string>,
  visit: Parameters<typeof fakeContext>[0] = {},
  id = "12",
) {
  const { context, calls } = fakeContext({ path: PATH, cookie: "token=t", api, ...visit });
  const response = await action({ request: formRequest(PATH, fields), context, params: { id } });
  return { calls, status: response.status, location: response.headers.get("location") };
}

describe("a moderator's decision", () => {
  it("is sent with its reason, and redirects to the diary", async () => {
    const { calls, status, location } = await decide({ state: "reject", text: " Somebody else's photos. " });
    expect(calls[0]?.init?.body).toEqual({
      state: 2,
      text: "Somebody else's photos.",
      is_verify: false,
      is_lock: false,
    });
    expect([status, location]).toEqual([303, "/diaries/12-night-plum"]);
  });

  it("verifies and locks the diary by checkboxes", async () => {
    const { calls } = await decide({ state: "approve", text: "", is_verify: "yes", is_lock: "yes" });
    expect(calls[0]?.init?.body).toEqual({ state: 1, is_verify: true, is_lock: true });
  });

  it("redirects guests to sign in", async () => {
    const { calls, location } = await decide({ state: "approve" }, { cookie: "" });
    expect(calls).toEqual([]);
    expect(location).toBe("/auth/signin?return_path=%2Fdiaries%2F12");
  });

  it("is rejected by the API for others, with any form", async () => {
    const refused = {
      "POST /diaries/{id}/approve": () => {
        throw refusal(403, [{ code: "no_right" }]);
      },
    };
    await expect(decide({ state: "approve" }, { api: refused })).rejects.toMatchObject({ status: 403 });
  });

  it("is a 404 for an unknown decision or an invalid diary", async () => {
    for (const [state, id] of [
      ["ban", "12"],
      ["toString", "12"],
      ["approve", "x"],
    ] as const) {
      await expect(decide({ state }, {}, id)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
