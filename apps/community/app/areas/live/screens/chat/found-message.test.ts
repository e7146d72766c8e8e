import { describe, expect, it } from "vitest";
import { excerpt } from "./found-message.ts";

const LONG = `${"Nothing to see here. ".repeat(20)}Then I flushed on Saturday.`;

describe("excerpt", () => {
  it("is the whole text when the match is near its start", () => {
    expect(excerpt("I flushed on Saturday", "flush")).toBe("I flushed on Saturday");
  });

  it("starts a long text at a word shortly before the first match", () => {
    const part = excerpt(LONG, "FLUSH saturday");
    expect(part).toMatch(/^…\S.* I flushed on Saturday\.$/);
    expect(part.length).toBeLessThan(100);
  });

  it("keeps a text without spaces before the match", () => {
    expect(excerpt(`${"x".repeat(300)}flush`, "flush")).toBe(`…${"x".repeat(60)}flush`);
  });

  it("is the whole text when its words are written in another form", () => {
    expect(excerpt(LONG, "ausgespült")).toBe(LONG);
  });
});
