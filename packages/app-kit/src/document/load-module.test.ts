import { expect, it, vi } from "vitest";
import { loadModule } from "./load-module.ts";

it("a script that arrives is asked for once", async () => {
  const importModule = vi.fn(async () => "module");
  expect(await loadModule("/a.js", importModule)).toBe("module");
  expect(importModule.mock.calls).toEqual([["/a.js"]]);
});

it("a script that fails is asked for once more, by another address", async () => {
  const importModule = vi.fn(async (_: string) => "module").mockRejectedValueOnce(new Error("no line"));
  expect(await loadModule("/a.js", importModule)).toBe("module");
  expect(importModule.mock.calls).toEqual([["/a.js"], ["/a.js?again"]]);
});

it("a script that fails twice fails", async () => {
  const importModule = vi.fn().mockRejectedValue(new Error("no line"));
  await expect(loadModule("/a.js", importModule)).rejects.toThrow("no line");
  expect(importModule).toHaveBeenCalledTimes(2);
});
