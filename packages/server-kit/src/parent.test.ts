import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { whenParentIsGone } from "./parent.ts";

function child(given: { connected: boolean; env?: NodeJS.ProcessEnv }) {
  return Object.assign(new EventEmitter(), { env: { GROW_PARENT: "1" }, ...given });
}

it("a server ends when the program that started it is gone, and not before", () => {
  const self = child({ connected: true });
  const end = vi.fn();
  whenParentIsGone(end, self);
  expect(end).not.toHaveBeenCalled();
  self.emit("disconnect");
  expect(end).toHaveBeenCalledOnce();
});

it("a server whose parent went while it was loading ends at once", () => {
  const end = vi.fn();
  whenParentIsGone(end, child({ connected: false }));
  expect(end).toHaveBeenCalledOnce();
});

it("a server that was started by nobody stays", () => {
  const self = child({ connected: false, env: {} });
  const end = vi.fn();
  whenParentIsGone(end, self);
  self.emit("disconnect");
  expect(end).not.toHaveBeenCalled();
});
