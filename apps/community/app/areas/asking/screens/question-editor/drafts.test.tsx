// @vitest-environment happy-dom
import "../../../../shared/questions/locales/catalog.ts";
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/question-editor/catalog.ts";
import "../../locales/questions/catalog.ts";
import "../../locales/symptoms/catalog.ts";
import { createDrafts } from "@grow/app-kit/editor/drafts.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act, type FormHTMLAttributes, forwardRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QuestionEditorView } from "./load-editor.ts";
import { EMPTY_FORM, type QuestionForm } from "./question-form.ts";
import { QuestionEditorScreen } from "./screen.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const leaving = { isBlocked: () => false };
vi.mock("@remix-run/react", () => ({
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form {...props} ref={ref} />
  )),
  useBlocker: (blocks: (move: object) => boolean) => {
    leaving.isBlocked = () =>
      blocks({
        currentLocation: { pathname: "/grow-questions/edit/new" },
        nextLocation: { pathname: "/" },
      });
    return { state: "unblocked" };
  },
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  useLocation: () => ({ pathname: "/grow-questions/edit/new" }),
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));
let viewer = { id: 7 };
vi.mock("@grow/app-kit/shell/shell-data.ts", () => ({
  useViewer: () => viewer,
}));

const standalone: QuestionEditorView = {
  id: null,
  form: EMPTY_FORM,
  lang: "en",
  week: null,
  requestKey: "key-1",
};
const ofWeek: QuestionEditorView = {
  ...standalone,
  week: { diaryId: 12, weekId: 181, diaryName: "Night Plum", weekName: "week.vegetative", facts: [] },
};
const older: QuestionForm = {
  title: "Why do they droop?",
  text: "Since Monday.",
  symptoms: ["thrips"],
  photos: [],
};

let root: Root;
let place: HTMLElement;
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

async function open(view = standalone) {
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <QuestionEditorScreen view={view} refused={undefined} />
      </LocaleProvider>,
    ),
  );
  await pass(3000);
}
async function close() {
  await act(async () => root.unmount());
  place.remove();
}
async function reload(view = standalone) {
  await close();
  await open(view);
}
const stored = (id: string | number = "new") =>
  createDrafts(viewer.id)
    .all<QuestionForm>("question", id)
    .map(({ value }) => value);
const field = (name: string) =>
  place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`) as HTMLTextAreaElement;
const ticked = () =>
  [...place.querySelectorAll<HTMLInputElement>('[name="symptom"]:checked')].map(({ value }) => value);
async function type(name: string, words: string) {
  await act(async () => {
    field(name).value = words;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
  await pass(1000);
}
const offers = () => place.textContent?.match(/Pick up where you left off\?/g)?.length ?? 0;
const press = (label: string) =>
  act(async () => {
    const button = [...place.querySelectorAll("button")].find((one) => one.textContent === label);
    if (!button) throw new Error(`No button ${label}`);
    button.click();
  });

beforeEach(() => {
  viewer = { id: 7 };
  vi.useFakeTimers({ now: new Date("2026-09-14T08:00:00Z") });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network in this test")));
  localStorage.clear();
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["a standalone question", standalone],
  ["a question about a week", ofWeek],
])("what is typed as %s", (_what, view) => {
  it("survives a reload: it is offered, and fills the form when it is continued", async () => {
    await open(view);
    await type("title", older.title);
    await type("text", older.text);
    await act(async () => {
      const box = place.querySelector<HTMLInputElement>('[value="thrips"]') as HTMLInputElement;
      box.click();
      box.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await pass(1000);
    expect(place.textContent).toContain("Draft saved");
    await reload(view);
    expect([offers(), field("title").value]).toEqual([1, ""]);
    await press("Continue draft");
    expect([field("title").value, field("text").value, ticked()]).toEqual([
      older.title,
      older.text,
      ["thrips"],
    ]);
    expect(offers()).toBe(0);
  });
});

describe("a draft from before", () => {
  beforeEach(() => createDrafts(7).set("question", "new", older));

  it("stays available while the user types without choosing", async () => {
    await open();
    await type("title", "Something else burns");
    expect(stored().map(({ title }) => title)).toEqual([older.title, "Something else burns"]);
    expect(offers()).toBe(1);
    await reload();
    expect(offers()).toBe(2);
  });

  it("stays unchanged when the page is opened without typing", async () => {
    await open();
    await reload();
    expect([stored(), offers()]).toEqual([[older], 1]);
  });

  it("is gone after it is discarded", async () => {
    await open();
    await press("Discard draft");
    await reload();
    expect([stored(), offers(), field("title").value]).toEqual([[], 0, ""]);
  });

  it("is not offered to another user, nor in the editor of another question", async () => {
    await open({ ...standalone, id: 40, form: { ...EMPTY_FORM, title: "Published" } });
    expect([offers(), field("title").value]).toEqual([0, "Published"]);
    viewer = { id: 8 };
    await reload();
    expect([offers(), field("title").value]).toEqual([0, ""]);
  });
});

it("the draft of a question about a week is offered with its week and photos, and for no other question", async () => {
  const photos = [{ id: 31, src: "/media/aa/1080.webp" }];
  await open(ofWeek);
  await type("title", older.title);
  const saved = stored("new:week:181");
  expect([saved.map(({ title }) => title), stored()]).toEqual([[older.title], []]);
  createDrafts(7).set("question", "new:week:181", { ...older, photos });
  await reload();
  expect(offers()).toBe(0);
  await reload({ ...ofWeek, week: ofWeek.week && { ...ofWeek.week, weekId: 182 } });
  expect(offers()).toBe(0);
  await reload(ofWeek);
  await press("Continue draft");
  expect([field("title").value, field("photo").value, field("week_id").value]).toEqual([
    ...[older.title, "31", "181"],
  ]);
  expect(place.textContent).toContain("From your diary");
});

it("photos that were uploaded come back with the draft", async () => {
  const photos = [{ id: 31, src: "/media/aa/1080.webp" }];
  createDrafts(7).set("question", "new", { ...older, photos });
  await open();
  expect(place.textContent).toContain(`1 photo · ${older.title}`);
  await press("Continue draft");
  expect(field("photo").value).toBe("31");
  expect(place.querySelector('img[src="/media/aa/1080.webp"]')).not.toBeNull();
  await press("Remove photo");
  await pass(1000);
  expect(stored()).toEqual([older]);
});

it("asks before a question is left that was typed, and not before an empty one", async () => {
  await open();
  expect(leaving.isBlocked()).toBe(false);
  await type("title", "Why do they droop?");
  expect(leaving.isBlocked()).toBe(true);
});

it("the draft of a published question is saved under its id", async () => {
  const view = { ...standalone, id: 40, form: { ...EMPTY_FORM, title: "Published" } };
  await open(view);
  await type("text", "More of it since Friday.");
  expect([stored(40), stored()]).toEqual([
    [{ title: "Published", text: "More of it since Friday.", symptoms: [], photos: [] }],
    [],
  ]);
  await reload(view);
  await press("Continue draft");
  expect(field("text").value).toBe("More of it since Friday.");
});
