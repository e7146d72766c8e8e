import { formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { redirect } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { keepWhatWasTyped } from "./recover-diary.ts";
import type { RefusedDiary } from "./use-diary-form.ts";

const send = async (serverAction: () => Promise<unknown>) =>
  await keepWhatWasTyped({
    request: formRequest("/diaries/edit/12", { name: "Night Plum", version: "4" }),
    // The type of the response is the route's, and this test has no route.
    serverAction: serverAction as never,
  });
const failing = (error: unknown) => async () => {
  throw error;
};
const recovered = async (error: unknown): Promise<[number, RefusedDiary]> => {
  const answer = await send(failing(error));
  return [answer.status, await answer.json()];
};

describe("a submitted diary", () => {
  it("keeps the input without a response, or after a failure", async () => {
    const broken = { status: 502, statusText: "", data: "", internal: false };
    for (const error of [new TypeError("Failed to fetch"), broken]) {
      const [status, data] = await recovered(error);
      expect(status).toBe(503);
      expect(data).toMatchObject({ submitFailure: "lost", version: "4", form: { name: "Night Plum" } });
    }
  });

  it("keeps the input after the session expired", async () => {
    const [, data] = await recovered(redirect("/auth/signin?return_path=%2Fdiaries%2Fedit%2F12"));
    expect(data).toMatchObject({ submitFailure: "signed-out", form: { name: "Night Plum" } });
  });

  it("redirects after saving, and shows the error page for an error response", async () => {
    const saved = redirect("/diaries/12-night-plum");
    await expect(send(failing(saved))).rejects.toBe(saved);
    const gone = { status: 404, statusText: "", data: "", internal: false };
    await expect(send(failing(gone))).rejects.toBe(gone);
  });

  it("passes a rejection on with its status", async () => {
    const answer = await send(async () => ({ version: "4" }));
    expect([answer.status, await answer.json()]).toEqual([422, { version: "4" }]);
  });
});
