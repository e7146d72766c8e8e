import { describe, expect, it } from "vitest";
import { orLost } from "./recover-week.ts";

const sent = new FormData();
sent.set("text", "In a tunnel.");
sent.set("version", "3");
const failing = (error: unknown) => orLost(sent, () => Promise.reject(error));
const errorPage = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("a submitted week", () => {
  it("keeps the input without a connection", async () => {
    const answer = await failing(new TypeError("Failed to fetch"));
    expect(answer).toMatchObject({ submitFailure: "lost", version: "3", form: { text: "In a tunnel." } });
  });

  it.each([
    ["a page that is none of ours", new Error("Unable to decode turbo-stream response from URL")],
    ["a page that says the server is down", errorPage(503)],
  ])("keeps it when the response is %s", async (_, error) => {
    expect(await failing(error)).toMatchObject({ submitFailure: "lost", form: { text: "In a tunnel." } });
  });

  it("keeps it when the session expired, and stays on the page", async () => {
    const toSignIn = new Response(null, {
      status: 302,
      headers: { Location: "/auth/signin?return_path=%2Fdiaries%2F12%2Fweeks%2Fnew%2Fedit" },
    });
    expect(await failing(toSignIn)).toMatchObject({
      submitFailure: "signed-out",
      form: { text: "In a tunnel." },
    });
  });

  it("follows the server's redirect", async () => {
    const saved = new Response(null, { status: 303, headers: { Location: "/diaries/12/week/181" } });
    await expect(failing(saved)).rejects.toBe(saved);
    expect(await orLost(sent, () => Promise.resolve("answer"))).toBe("answer");
  });

  it("shows the error page of a rejection", async () => {
    const refusal = errorPage(403);
    await expect(failing(refusal)).rejects.toBe(refusal);
  });
});
