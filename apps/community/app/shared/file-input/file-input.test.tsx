// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { FileInput } from "./file-input.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const field = (
  <LocaleProvider locale="en">
    <form>
      <FileInput name="file" />
    </form>
  </LocaleProvider>
);

it("FileInput says in its own words which file is chosen, until the form is reset", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    root = createRoot(place);
    root.render(field);
  });
  expect(place.textContent).toContain("No file chosen");
  const input = place.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["x"], "iris.jpg")], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(place.textContent).toContain("iris.jpg");
  await act(async () => {
    input.form?.dispatchEvent(new Event("reset"));
  });
  expect(place.textContent).toContain("No file chosen");
});

it("FileInput tells of a file that was chosen before hydration", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const chosen = vi.fn();
  const page = (
    <LocaleProvider locale="en">
      <FileInput name="file" onChange={({ currentTarget }) => chosen(currentTarget.files?.[0]?.name)} />
    </LocaleProvider>
  );
  place.innerHTML = renderToString(page);
  const input = place.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["x"], "early.jpg")] });
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  expect(chosen.mock.calls).toEqual([["early.jpg"]]);
  expect(place.textContent).toContain("early.jpg");
});

it("FileInput is the browser's own field without JavaScript", () => {
  const html = renderToStaticMarkup(field);
  expect(html).toContain('type="file"');
  expect(html).not.toContain("Browse");
});
