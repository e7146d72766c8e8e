import { formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { redirect } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { keepWhatWasTyped } from "./recover-diary.ts";
import type { RefusedDiary } from "./use-diary-form.ts";

const send = async (serverAction: () => Promise<unknown>) =>
  await keepWhatWasTyped({
    request: formRequest("/diaries/edit/12", { name: "Night Plum", version: "4" }),
    // The type of the answer is the route's, which this test has none of.
    serverAction: serverAction as never,
  });
const failing = (error: unknown) => async () => {
  throw error;
};
const kept = async (error: unknown): Promise<[number, RefusedDiary]> => {
  const answer = await send(failing(error));
  return [answer.status, await answer.json()];
};

describe("a diary that was sent", () => {
  it("keeps all that was typed when nobody answers, or something breaks on the way", async () => {
    const broken = { status: 502, statusText: "", data: "", internal: false };
    for (const error of [new TypeError("Failed to fetch"), broken]) {
      const [status, data] = await kept(error);
      expect(status).toBe(503);
      expect(data).toMatchObject({ hindrance: "lost", version: "4", form: { name: "Night Plum" } });
    }
  });

  it("keeps it as well when the session has ended", async () => {
    const [, data] = await kept(redirect("/auth/signin?return_path=%2Fdiaries%2Fedit%2F12"));
    expect(data).toMatchObject({ hindrance: "signed-out", form: { name: "Night Plum" } });
  });

  it("goes where it leads when it was saved, and to the page of the error when that is the answer", async () => {
    const saved = redirect("/diaries/12-night-plum");
    await expect(send(failing(saved))).rejects.toBe(saved);
    const gone = { status: 404, statusText: "", data: "", internal: false };
    await expect(send(failing(gone))).rejects.toBe(gone);
  });

  it("hands a refusal on with the status of one", async () => {
    const answer = await send(async () => ({ version: "4" }));
    expect([answer.status, await answer.json()]).toEqual([422, { version: "4" }]);
  });
});
