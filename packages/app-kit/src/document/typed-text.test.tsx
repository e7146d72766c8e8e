// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { RestoreTypedText, rememberTypedText } from "./typed-text.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const heard = vi.fn();
const page = (
  <form onInput={heard}>
    <textarea name="text" defaultValue="As it was" />
    <textarea name="plan" defaultValue="Daily" />
  </form>
);

function serverPage() {
  document.body.innerHTML =
    '<div id="root"><form><textarea name="text">As it was</textarea><textarea name="plan">Daily</textarea></form></div>';
  const field = (name: string) => {
    const found = document.querySelector<HTMLTextAreaElement>(`[name=${name}]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };
  return { place: document.getElementById("root") as HTMLElement, field };
}

it("what was typed before React took over is there afterwards, and those who listen hear of it", async () => {
  const { place, field } = serverPage();
  field("text").value = "Typed at once";
  const typed = rememberTypedText(document);
  heard.mockClear();
  await act(async () => {
    root = hydrateRoot(
      place,
      <>
        {page}
        <RestoreTypedText typed={typed} />
      </>,
    );
    // While the page is still being taken over.
    field("plan").value = "Every second day";
    field("plan").dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect([field("text").value, field("plan").value]).toEqual(["Typed at once", "Every second day"]);
  expect(heard).toHaveBeenCalled();
});

it("without it React would write over it: the day it no longer does, this can go", async () => {
  const { place, field } = serverPage();
  field("text").value = "Typed at once";
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  expect(field("text").value).toBe("As it was");
});

it("fields that nobody touched are left alone, and so is what is typed later", async () => {
  const { place, field } = serverPage();
  const typed = rememberTypedText(document);
  heard.mockClear();
  await act(async () => {
    root = hydrateRoot(
      place,
      <>
        {page}
        <RestoreTypedText typed={typed} />
      </>,
    );
  });
  expect(heard).not.toHaveBeenCalled();
  field("text").value = "Later";
  field("text").dispatchEvent(new Event("input", { bubbles: true }));
  typed.restore();
  expect(field("text").value).toBe("Later");
});
