/** What is asked of a process; a test brings its own. */
type Child = Pick<NodeJS.Process, "connected" | "env"> & {
  once(event: "disconnect", end: () => void): unknown;
};

/** Calls `end` once the program that started this one with `GROW_PARENT=1` is gone, however it went. */
export function whenParentIsGone(end: () => void, self: Child = process): void {
  if (self.env.GROW_PARENT !== "1") return;
  // It may have gone while this process loaded its modules, and that is told only once.
  if (self.connected) self.once("disconnect", end);
  else end();
}
