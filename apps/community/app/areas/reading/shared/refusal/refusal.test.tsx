// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { Refusal } from "./refusal.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("Refusal takes the focus when it appears, and again when the press is refused again", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const button = document.body.appendChild(document.createElement("button"));
  const refuse = async (refused: object) =>
    await act(async () => root.render(<Refusal refused={refused}>Too late.</Refusal>));
  const first = {};
  await refuse(first);
  expect(document.activeElement?.textContent).toBe("Too late.");
  button.focus();
  await refuse(first);
  expect(document.activeElement).toBe(button);
  await refuse({});
  expect(document.activeElement?.textContent).toBe("Too late.");
  await act(async () => root.unmount());
});
