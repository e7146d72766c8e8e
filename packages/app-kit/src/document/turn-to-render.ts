const waiting: (() => void)[] = [];
let isPlanned = false;

/**
 * Resolves when a page may be rendered: one in each turn of the event loop, in the order of asking. Answers of the api come in
 * bunches under load, and pages rendered one right after the other would keep everything else waiting for all of them.
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
