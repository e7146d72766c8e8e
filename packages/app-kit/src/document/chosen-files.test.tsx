// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { AfterHydration } from "./after-hydration.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

it("AfterHydration tells a file field of files chosen before hydration, and no other", async () => {
  document.body.innerHTML =
    '<div id="root"><input type="file" name="photo"><input type="file" name="cover"></div>';
  const photo = document.querySelector("[name=photo]") as HTMLInputElement;
  Object.defineProperty(photo, "files", { value: [new File(["x"], "canopy.jpg")] });
  const chosen = vi.fn();
  const noted = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    chosen(
      currentTarget.name,
      [...(currentTarget.files ?? [])].map(({ name }) => name),
    );
  await act(async () => {
    root = hydrateRoot(
      document.getElementById("root") as HTMLElement,
      <AfterHydration onHydrated={() => undefined}>
        <input type="file" name="photo" onChange={noted} />
        <input type="file" name="cover" onChange={noted} />
      </AfterHydration>,
    );
  });
  expect(chosen.mock.calls).toEqual([["photo", ["canopy.jpg"]]]);
});
