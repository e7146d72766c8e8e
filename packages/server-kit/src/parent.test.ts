import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { whenParentIsGone } from "./parent.ts";

function child(given: { connected: boolean; env?: NodeJS.ProcessEnv }) {
  return Object.assign(new EventEmitter(), { env: { GROW_PARENT: "1" }, ...given });
}

it("whenParentIsGone ends a server when its parent exits", () => {
  const self = child({ connected: true });
  const end = vi.fn();
  whenParentIsGone(end, self);
  expect(end).not.toHaveBeenCalled();
  self.emit("disconnect");
  expect(end).toHaveBeenCalledOnce();
});

it("whenParentIsGone ends a server at once when its parent exited during loading", () => {
  const end = vi.fn();
  whenParentIsGone(end, child({ connected: false }));
  expect(end).toHaveBeenCalledOnce();
});

it("whenParentIsGone ignores a server without a parent", () => {
  const self = child({ connected: false, env: {} });
  const end = vi.fn();
  whenParentIsGone(end, self);
  self.emit("disconnect");
  expect(end).not.toHaveBeenCalled();
});
