import { describe, expect, it } from "vitest";
import { orLost } from "./lost-week.ts";

describe("a week that is sent", () => {
  const sent = new FormData();
  sent.set("text", "In a tunnel.");
  sent.set("version", "3");

  it("keeps what was typed when there is no connection", async () => {
    const answer = await orLost(sent, () => Promise.reject(new TypeError("Failed to fetch")));
    expect(answer).toMatchObject({ isLost: true, version: "3", form: { text: "In a tunnel." } });
  });

  it("goes where the server leads", async () => {
    const redirect = new Response(null, { status: 303 });
    await expect(orLost(sent, () => Promise.reject(redirect))).rejects.toBe(redirect);
    expect(await orLost(sent, () => Promise.resolve("answer"))).toBe("answer");
  });
});
