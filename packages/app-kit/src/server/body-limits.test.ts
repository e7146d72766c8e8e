import { describe, expect, it } from "vitest";
import { bodyLimit } from "./body-limits.ts";

describe("bodyLimit", () => {
  it("follows the contract: large for files, small for everything else", () => {
    expect(bodyLimit("POST", "/api/uploads/weeks/media")).toBeGreaterThan(200 * 1024 * 1024);
    expect(bodyLimit("POST", "/api/comments/diary/12")).toBe(262_144);
    expect(bodyLimit("PUT", "/api/diaries/12/weeks/3")).toBe(262_144);
  });

  it("stays small for another method or a longer path", () => {
    expect(bodyLimit("PUT", "/api/uploads/weeks/media")).toBe(262_144);
    expect(bodyLimit("POST", "/api/uploads/weeks/media/more")).toBe(262_144);
  });
});
