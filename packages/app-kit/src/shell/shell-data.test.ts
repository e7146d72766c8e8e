import { describe, expect, it } from "vitest";
import { fakeContext } from "../testing/fake-context.ts";
import { loadShellData } from "./shell-data.ts";

const grower = {
  user: { id: 7, name: "grower", link: "/grower/grower", avatar_small: null },
  access: [],
};

describe("the session cookie", () => {
  it("is removed once the session has expired", async () => {
    const { context } = fakeContext({ cookie: "token=ended", session: null });
    expect((await loadShellData(context)).viewer).toBeNull();
    expect(context.answerCookies).toEqual([
      expect.stringMatching(/^__Host-token=; .*Max-Age=0/),
      expect.stringMatching(/^token=; .*Max-Age=0/),
    ]);
  });

  it("stays during the session, and is not set for guests", async () => {
    const signedIn = fakeContext({ cookie: "token=good", session: grower as never });
    expect((await loadShellData(signedIn.context)).viewer?.name).toBe("grower");
    expect(signedIn.context.answerCookies).toEqual([]);
    const guest = fakeContext({ cookie: "locale=de" });
    await loadShellData(guest.context);
    expect(guest.context.answerCookies).toEqual([]);
  });
});
