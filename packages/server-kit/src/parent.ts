/** The part of `process` in use, replaced in tests. */
type Child = Pick<NodeJS.Process, "connected" | "env"> & {
  once(event: "disconnect", end: () => void): unknown;
};

/** Calls `end` when the parent process that set `GROW_PARENT=1` exits or crashes. */
export function whenParentIsGone(end: () => void, self: Child = process): void {
  if (self.env.GROW_PARENT !== "1") return;
  // The parent may have exited during module loading; `disconnect` is not emitted again.
  if (self.connected) self.once("disconnect", end);
  else end();
}
