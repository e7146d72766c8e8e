import { expect, it, vi } from "vitest";
import { loadModule } from "./load-module.ts";

it("imports a script once when it loads", async () => {
  const importModule = vi.fn(async () => "module");
  expect(await loadModule("/a.js", importModule)).toBe("module");
  expect(importModule.mock.calls).toEqual([["/a.js"]]);
});

it("retries a failed script with another URL", async () => {
  const importModule = vi.fn(async (_: string) => "module").mockRejectedValueOnce(new Error("no line"));
  expect(await loadModule("/a.js", importModule)).toBe("module");
  expect(importModule.mock.calls).toEqual([["/a.js"], ["/a.js?again"]]);
});

it("rejects when the retry fails", async () => {
  const importModule = vi.fn().mockRejectedValue(new Error("no line"));
  await expect(loadModule("/a.js", importModule)).rejects.toThrow("no line");
  expect(importModule).toHaveBeenCalledTimes(2);
});
