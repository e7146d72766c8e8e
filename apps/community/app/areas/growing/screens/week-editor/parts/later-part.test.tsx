// @vitest-environment happy-dom
import { setImmediate as nextTurn } from "node:timers/promises";
import { pollTime } from "@grow/testing/test-time";
import "../../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { aStoredGerminationWeek } from "../../../../../shared/testing/stored-weeks.ts";
import { readWeekForm, type WeekForm, weekForm } from "../../../shared/week-form/week-form.ts";
import { EMPTY_FEEDING } from "../../../shared/week-form/week-log.ts";
import type { EditorState } from "../use-week-editor.ts";
import { LaterPart } from "./later-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const form = weekForm(aStoredGerminationWeek(), METRIC);
let root: Root;
let place: HTMLFormElement;

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

function editorOf(given: WeekForm, turn = 0): EditorState {
  return {
    start: { form: given, measures: METRIC, requestKey: "", newest: 0, turn, unitsTurn: 0, files: [] },
    errors: { fields: {}, form: null },
    read: () => readWeekForm(new FormData(place)),
  } as unknown as EditorState;
}

function part(editor: EditorState, live = editor.start.form) {
  return (
    <LocaleProvider locale="en">
      <LaterPart name="Germination" editor={editor} live={live} />
    </LocaleProvider>
  );
}

const sown = () => place.querySelector<HTMLInputElement>('[name="props.seeds_sown"]');
const said = () => readWeekForm(new FormData(place)).seeds_sown;

/** A browser whose observer says nothing until it is told to. */
function observe() {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: object[]) => void) {
        seen.push(() => notify([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return { comeNear: () => act(async () => seen.at(-1)?.()) };
}

/** The markup of a server, which has the code of all parts, as a browser takes it over. */
async function takeOver() {
  place = document.body.appendChild(document.createElement("form"));
  place.innerHTML = '<div><div><input name="props.seeds_sown" value="10"></div></div>';
  await act(async () => {
    root = hydrateRoot(place, part(editorOf(form)));
  });
}

it("keeps the server's fields until the part is near the viewport, and then their input", async () => {
  const { comeNear } = observe();
  await takeOver();
  expect(sown()?.type).toBe("text");
  const served = sown();
  if (served) served.value = "12";
  await comeNear();
  await vi.waitFor(() => expect(place.querySelector("select")).not.toBeNull(), { timeout: pollTime });
  expect(sown()).not.toBe(served);
  expect(said()).toBe("12");
});

it("loads after input elsewhere in the form", async () => {
  observe();
  await takeOver();
  const editor = editorOf(form);
  await act(async () => root.render(part(editor, { ...form, text: "Typed" })));
  await vi.waitFor(() => expect(place.querySelector("select")).not.toBeNull(), { timeout: pollTime });
});

it("does not replace a field while it has the focus", async () => {
  const { comeNear } = observe();
  await takeOver();
  const served = sown();
  served?.focus();
  await comeNear();
  await act(async () => {
    await import("./later-parts.ts");
    // The part continues in the same turn, now that its code is there.
    await nextTurn();
  });
  expect(sown()).toBe(served);
  await act(async () => served?.blur());
  await vi.waitFor(() => expect(place.querySelector("select")).not.toBeNull(), { timeout: pollTime });
});

it("has events and feedings without server markup", async () => {
  observe();
  place = document.body.appendChild(document.createElement("form"));
  root = createRoot(place);
  const feedings = [{ ...EMPTY_FEEDING, day: "2", ec: "1.6" }];
  const events = ["topping.3", "lst"];
  const editor = editorOf({ ...form, faza: "0", events, feedings });
  const both = (["Events", "Feedings"] as const).map((name) => (
    <LaterPart key={name} name={name} editor={editor} live={editor.start.form} />
  ));
  await act(async () => root.render(<LocaleProvider locale="en">{both}</LocaleProvider>));
  const now = () => readWeekForm(new FormData(place));
  expect(now()).toMatchObject({ events, feedings });
  await vi.waitFor(
    () => expect(place.querySelectorAll("select, [type=checkbox]").length).toBeGreaterThan(10),
    { timeout: pollTime },
  );
  expect(now()).toMatchObject({ events, feedings });
});

it("has the values without server markup, and resets the fields for another form", async () => {
  observe();
  place = document.body.appendChild(document.createElement("form"));
  root = createRoot(place);
  await act(async () => root.render(part(editorOf(form))));
  expect(said()).toBe("10");
  await vi.waitFor(() => expect(place.querySelector("select")).not.toBeNull(), { timeout: pollTime });
  expect(said()).toBe("10");
  await act(async () => root.render(part(editorOf({ ...form, seeds_sown: "4" }, 1))));
  expect(said()).toBe("4");
});
