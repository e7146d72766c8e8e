// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { AfterHydration } from "./after-hydration.ts";
import { rememberTypedText } from "./typed-text.ts";

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

it("restores text typed before hydration and notifies listeners", async () => {
  const { place, field } = serverPage();
  field("text").value = "Typed at once";
  const restore = rememberTypedText(document);
  heard.mockClear();
  await act(async () => {
    root = hydrateRoot(place, <AfterHydration onHydrated={restore}>{page}</AfterHydration>);
    // Typed while hydration is still running.
    field("plan").value = "Every second day";
    field("plan").dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect([field("text").value, field("plan").value]).toEqual(["Typed at once", "Every second day"]);
  expect(heard).toHaveBeenCalled();
});

it("restores the selection in text that React overwrote", async () => {
  const { place, field } = serverPage();
  const text = field("text");
  text.focus();
  text.value = "Typed at once";
  text.setSelectionRange(2, 3);
  const restore = rememberTypedText(document);
  await act(async () => {
    root = hydrateRoot(place, <AfterHydration onHydrated={restore}>{page}</AfterHydration>);
  });
  expect([text.value, text.selectionStart, text.selectionEnd]).toEqual(["Typed at once", 2, 3]);
});

it("is still needed: without it React overwrites the text", async () => {
  const { place, field } = serverPage();
  field("text").value = "Typed at once";
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  expect(field("text").value).toBe("As it was");
});

it("notifies listeners of text that React left as it was", async () => {
  const { place, field } = serverPage();
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  const restore = rememberTypedText(document);
  field("plan").value = "Every second day";
  field("plan").dispatchEvent(new Event("input", { bubbles: true }));
  heard.mockClear();
  restore();
  expect(heard).toHaveBeenCalledTimes(1);
});

it("leaves untouched fields and later input alone", async () => {
  const { place, field } = serverPage();
  const restore = rememberTypedText(document);
  heard.mockClear();
  await act(async () => {
    root = hydrateRoot(place, <AfterHydration onHydrated={restore}>{page}</AfterHydration>);
  });
  expect(heard).not.toHaveBeenCalled();
  field("text").value = "Later";
  field("text").dispatchEvent(new Event("input", { bubbles: true }));
  restore();
  expect(field("text").value).toBe("Later");
});
