// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { TextField } from "@grow/ui/input";
import { act, type FormHTMLAttributes, forwardRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDrafts } from "./drafts.ts";
import { plainParts } from "./field-parts.ts";
import { FieldsBar } from "./fields-bar.tsx";
import { FieldsNotes } from "./fields-notes.tsx";
import type { FormFields } from "./form-fields.ts";
import type { Refusal } from "./refusal.ts";
import { type FieldsDraft, type FieldsEditor, useFieldsEditor } from "./use-fields-editor.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const here = "/products/edit/12";
const idle = { state: "idle", location: { pathname: here, search: "" } };
let navigation: object = idle;
let address = { pathname: here, search: "", key: "0" };
let navigationType = "PUSH";
let isBlocked: () => boolean;
vi.mock("@remix-run/react", () => ({
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form {...props} ref={ref} />
  )),
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  useBlocker: (blocks: (move: object) => boolean) => {
    isBlocked = () => blocks({ currentLocation: { pathname: here }, nextLocation: { pathname: "/" } });
    return { state: "unblocked" };
  },
  useLocation: () => address,
  useNavigation: () => navigation,
  useNavigationType: () => navigationType,
}));
let viewer = { id: 7 };
vi.mock("../shell/shell-data.ts", () => ({ useViewer: () => viewer }));

const parts = plainParts();
const labels = { name: "Name", text: "Description" };

interface View {
  saved: FormFields;
  version: number;
  refusal?: Refusal | undefined;
}

let editor: FieldsEditor;
function Editor({ saved, version, refusal }: View) {
  editor = useFieldsEditor({ type: "product", id: 12, saved, version, refusal, parts });
  const { start, formProps, turn } = editor;
  return (
    <>
      <FieldsNotes {...{ editor, refusal, labels }} outcome={null} about={({ name = "" }) => [name]} />
      <form {...formProps}>
        <input type="hidden" name="version" value={editor.version} />
        <fieldset key={turn}>
          <TextField label="Name" name="name" defaultValue={start.name} error={refusal?.errors.fields.name} />
          <TextField label="Description" name="text" defaultValue={start.text} />
          <FieldsBar editor={editor}>
            <button type="submit">Save</button>
          </FieldsBar>
        </fieldset>
      </form>
    </>
  );
}

let root: Root;
const view: View = { saved: { name: "Base", text: "Two parts." }, version: 3 };
const show = (next: View = view) =>
  act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <Editor {...next} />
      </LocaleProvider>,
    ),
  );
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

async function open(next: View = view) {
  await act(async () => root.unmount());
  root = createRoot(document.querySelector("main") as Element);
  await show(next);
  await pass(50);
}
async function type(name: string, text: string) {
  await act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
  await pass(600);
}
async function press(label: string) {
  await act(async () => {
    const found = [...document.querySelectorAll("button")].find((one) => one.textContent === label);
    if (!found) throw new Error(`No button ${label} in ${document.body.textContent}`);
    found.click();
  });
  await pass(50);
}
async function choose(index: number) {
  await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[index]?.click());
  await pass(50);
}
/** What the router does with a form that the server accepts, and the page it leads to. */
async function accept(next: View, search: string, { intent = "", isSkipped = false } = {}) {
  const formData = new FormData(document.querySelector("form") as HTMLFormElement);
  if (intent) formData.set("intent", intent);
  navigation = { state: "loading", formMethod: "POST", formData, location: { pathname: here, search } };
  if (!isSkipped) await show();
  await arrive(next, search);
}
async function arrive(next: View, search: string) {
  navigation = idle;
  address = { pathname: here, search, key: `${Number(address.key) + 1}` };
  await show(next);
  await pass(50);
}
const stored = () => createDrafts(7).all<FieldsDraft>("product", 12);
const refused = (errors: Refusal["errors"], conflict: Refusal["conflict"] = null): Refusal => ({
  errors,
  typed: {},
  conflict,
});
const conflicted = (theirs: FormFields): Refusal =>
  refused({ fields: {}, form: null }, { version: 4, theirs });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-09-14T08:00:00Z") });
  localStorage.clear();
  navigation = idle;
  navigationType = "PUSH";
  viewer = { id: 7 };
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  await show();
  await pass(50);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

describe("a draft", () => {
  it("is offered after coming back, and fills the form when it is continued", async () => {
    await type("text", "Three parts.");
    await open();
    expect(field("text").value).toBe("Two parts.");
    await press("Continue draft");
    expect(field("text").value).toBe("Three parts.");
    expect(document.body.textContent).not.toContain("Unsaved changes");
  });

  it("is gone after a save, and what was typed meanwhile stays unsaved", async () => {
    await type("text", "Three parts.");
    await accept({ saved: { name: "Base", text: "Three parts." }, version: 4 }, "?saved");
    expect(stored()).toEqual([]);
    expect([editor.isChanged(), field("version").value]).toEqual([false, "4"]);
    await type("text", "Three parts, shaken.");
    expect([editor.isChanged(), stored().length]).toEqual([true, 1]);
  });

  it("is gone after a save whose progress React did not render", async () => {
    await type("text", "Three parts.");
    await accept({ saved: { name: "Base", text: "Three parts." }, version: 4 }, "?saved", {
      isSkipped: true,
    });
    expect(stored()).toEqual([]);
    expect([editor.isChanged(), field("version").value]).toEqual([false, "4"]);
  });

  it("is kept after going back to the page of an earlier save", async () => {
    await type("text", "Three parts.");
    navigationType = "POP";
    await arrive({ saved: { name: "Base", text: "Two parts, theirs." }, version: 4 }, "?saved");
    expect([editor.isChanged(), stored().length, field("version").value]).toEqual([true, 1, "3"]);
  });

  it("is kept after a refused save on the page of an earlier one", async () => {
    await type("text", "Three parts.");
    const refusal = refused({ fields: { name: "Fill this in." }, form: null });
    await accept({ ...view, version: 4, refusal }, "?saved", { isSkipped: true });
    expect([editor.isChanged(), stored().length, field("version").value]).toEqual([true, 1, "3"]);
  });

  it("is deleted when it is discarded, and when the change is undone by hand", async () => {
    await type("text", "Three parts.");
    await type("text", "Two parts.");
    expect(stored()).toEqual([]);
    await type("text", "Three parts.");
    await open();
    await press("Discard");
    expect(stored()).toEqual([]);
  });

  it("is offered to its author only", async () => {
    await type("text", "Three parts.");
    viewer = { id: 8 };
    await open();
    expect(document.body.textContent).not.toContain("Unsaved changes");
  });

  it("is merged with what a colleague has saved since it was written", async () => {
    await type("text", "Three parts.");
    const later: View = { saved: { name: "Base A", text: "One part." }, version: 4 };
    await open(later);
    await press("Continue draft");
    expect(document.body.textContent).toContain("A colleague saved this");
    expect([field("name").value, field("text").value]).toEqual(["Base A", "Three parts."]);
    expect(field("version").value).toBe("4");
  });
});

it("a draft that was discarded on the server is no longer in the form", async () => {
  await type("text", "The discarded text");
  await accept({ saved: { name: "Base", text: "The discarded text" }, version: 4 }, "?saved");
  await accept({ saved: { name: "Base", text: "Two parts." }, version: 5 }, "?discarded", {
    intent: "discard",
  });
  expect([field("text").value, field("version").value]).toEqual(["Two parts.", "5"]);
  expect(editor.isChanged()).toBe(false);
});

it("a version that arrives while the form is edited is not the one that saving replaces", async () => {
  await type("text", "Three parts.");
  await show({ saved: { name: "Theirs", text: "Theirs" }, version: 9 });
  expect(field("version").value).toBe("3");
});

describe("a conflict", () => {
  it("shows both texts by their labels, and takes what only the colleague changed", async () => {
    await type("text", "Three parts.");
    await show({ ...view, refusal: conflicted({ name: "Base A", text: "One part." }) });
    await pass(50);
    const groups = [...document.querySelectorAll("fieldset > legend")].map(
      (legend) => legend.parentElement?.textContent,
    );
    expect(groups).toEqual([
      "NameYour versionBaseTheir versionBase A",
      "DescriptionYour versionThree parts.Their versionOne part.",
    ]);
    expect([field("name").value, field("text").value]).toEqual(["Base A", "Three parts."]);
    expect(field("version").value).toBe("4");
  });

  it("loses neither text when the user changes their mind", async () => {
    await type("text", "Three parts.");
    await show({ ...view, refusal: conflicted({ name: "Base", text: "One part." }) });
    await pass(50);
    await type("text", "Three parts, shaken.");
    await choose(1);
    expect(field("text").value).toBe("One part.");
    await choose(0);
    expect(field("text").value).toBe("Three parts, shaken.");
  });
});

describe("after a refused save", () => {
  it("the first invalid field has focus", async () => {
    await show({ ...view, refusal: refused({ fields: { name: "Fill this in." }, form: null }) });
    await pass(50);
    expect(document.activeElement).toBe(field("name"));
  });

  it.each([
    ["the conflict", conflicted({ name: "Base A", text: "Two parts." })],
    ["a problem of the whole form", refused({ fields: {}, form: "We can't reach the server." })],
  ])("%s has focus", async (_, refusal) => {
    await show({ ...view, refusal });
    await pass(50);
    expect(document.activeElement).toBe(editor.notes.current);
    expect(document.activeElement?.textContent).not.toBe("");
  });
});

it("asks before a changed form is left, and not before an unchanged one", async () => {
  expect(isBlocked()).toBe(false);
  await type("text", "Three parts.");
  expect(isBlocked()).toBe(true);
});
