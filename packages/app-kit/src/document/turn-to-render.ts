const waiting: (() => void)[] = [];
let isPlanned = false;

/**
 * Resolves when a page may be rendered: one per turn of the event loop, first come, first served. Api responses arrive in bunches
 * under load, and rendering all their pages in a row would block everything else.
 */
export function turnToRender(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    plan();
  });
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  setImmediate(() => {
    isPlanned = false;
    waiting.shift()?.();
    if (waiting.length > 0) plan();
  });
}
