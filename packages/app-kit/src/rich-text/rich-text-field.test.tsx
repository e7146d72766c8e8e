// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { RichTextField } from "./rich-text-field.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.mock("@grow/ui/rich-text", () => ({
  RichText: ({ name, defaultValue }: { name: string; defaultValue: string }) => (
    <div data-editor>
      <textarea name={name} defaultValue={defaultValue} hidden />
    </div>
  ),
}));

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

async function show(isOpen: boolean) {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    root = createRoot(place);
    root.render(
      <LocaleProvider locale="en">
        <details open={isOpen}>
          <RichTextField
            {...{ label: "Rules", areaHint: "HTML", name: "rules", lang: "en", error: undefined }}
            defaultValue="<p>Saved.</p>"
            maxLength={100}
          />
        </details>
      </LocaleProvider>,
    );
  });
  return {
    area: () => place.querySelector("textarea") as HTMLTextAreaElement,
    editor: () => place.querySelector("[data-editor]"),
    open: () =>
      act(async () => {
        const details = place.querySelector("details") as HTMLDetailsElement;
        details.open = true;
        details.dispatchEvent(new Event("toggle"));
      }),
  };
}

it("starts the editor of a text that is shown", async () => {
  const { area, editor } = await show(true);
  expect(editor()).not.toBeNull();
  expect(area().value).toBe("<p>Saved.</p>");
});

it("starts the editor of a closed language when it opens, with what was typed until then", async () => {
  const { area, editor, open } = await show(false);
  expect(editor()).toBeNull();
  area().value = "<p>Typed.</p>";
  await open();
  expect(editor()).not.toBeNull();
  expect(area().value).toBe("<p>Typed.</p>");
});
