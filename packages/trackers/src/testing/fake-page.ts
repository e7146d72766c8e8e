import type { PageSignals } from "../page.ts";

/** A page that tests hide, show, leave and restore. */
export interface FakePage extends PageSignals {
  hide(): void;
  show(): void;
  leave(): void;
  comeBack(): void;
}

/**
 * Creates a visible page without a browser.
 *
 * @example
 * const tab = fakePage();
 * tab.hide();
 * tab.isVisible(); // false
 */
export function fakePage(): FakePage {
  let isVisible = true;
  const runs = {
    visibility: new Set<(isVisible: boolean) => void>(),
    leave: new Set<() => void>(),
    return: new Set<() => void>(),
  };
  const listen =
    <Run>(set: Set<Run>) =>
    (run: Run) => {
      set.add(run);
      return () => void set.delete(run);
    };
  const set = (next: boolean) => {
    isVisible = next;
    for (const run of runs.visibility) run(next);
  };
  return {
    isVisible: () => isVisible,
    onVisibility: listen(runs.visibility),
    onLeave: listen(runs.leave),
    onReturn: listen(runs.return),
    hide: () => set(false),
    show: () => set(true),
    leave() {
      for (const run of runs.leave) run();
    },
    comeBack() {
      for (const run of runs.return) run();
    },
  };
}
