import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Shows a component that only calls a hook, until the test ends.
 *
 * @returns reads what the hook returned last
 */
export async function showHook<Result>(useIt: () => Result): Promise<() => Result> {
  const results: Result[] = [];
  function Probe() {
    results.push(useIt());
    return null;
  }
  const root = createRoot(document.createElement("main"));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <Probe />
      </LocaleProvider>,
    ),
  );
  return () => results.at(-1) as Result;
}
