import { describe, expect, it } from "vitest";
import { orLost } from "./recover-week.ts";

const sent = new FormData();
sent.set("text", "In a tunnel.");
sent.set("version", "3");
const failing = (error: unknown) => orLost(sent, () => Promise.reject(error));
const errorPage = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("a week that is sent", () => {
  it("keeps what was typed when there is no connection", async () => {
    const answer = await failing(new TypeError("Failed to fetch"));
    expect(answer).toMatchObject({ hindrance: "lost", version: "3", form: { text: "In a tunnel." } });
  });

  it.each([
    ["a page that is none of ours", new Error("Unable to decode turbo-stream response from URL")],
    ["a page that says the server is down", errorPage(503)],
  ])("keeps it when the answer is %s", async (_, error) => {
    expect(await failing(error)).toMatchObject({ hindrance: "lost", form: { text: "In a tunnel." } });
  });

  it("keeps it when the session has ended, and does not leave the page", async () => {
    const toSignIn = new Response(null, {
      status: 302,
      headers: { Location: "/auth/signin?return_path=%2Fdiaries%2F12%2Fweeks%2Fnew%2Fedit" },
    });
    expect(await failing(toSignIn)).toMatchObject({
      hindrance: "signed-out",
      form: { text: "In a tunnel." },
    });
  });

  it("goes where the server leads", async () => {
    const saved = new Response(null, { status: 303, headers: { Location: "/diaries/12/week/181" } });
    await expect(failing(saved)).rejects.toBe(saved);
    expect(await orLost(sent, () => Promise.resolve("answer"))).toBe("answer");
  });

  it("shows the page of a refusal", async () => {
    const refusal = errorPage(403);
    await expect(failing(refusal)).rejects.toBe(refusal);
  });
});
