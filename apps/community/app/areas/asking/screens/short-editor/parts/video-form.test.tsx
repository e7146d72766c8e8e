// @vitest-environment happy-dom
import "../../../locales/shorts/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act, type FormHTMLAttributes, forwardRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EditedVideo } from "../load-editor.ts";
import type { ShortEditorAnswer } from "../short-editor-answer.ts";
import { VideoForm } from "./video-form.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const leaving = { isBlocked: () => false };
vi.mock("@remix-run/react", () => ({
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form {...props} ref={ref} />
  )),
  Link: "a",
  useBlocker: (blocks: (move: object) => boolean) => {
    leaving.isBlocked = () =>
      blocks({ currentLocation: { pathname: "/shorts/edit/12" }, nextLocation: { pathname: "/" } });
    return { state: "unblocked" };
  },
  useLocation: () => ({ pathname: "/shorts/edit/12" }),
  useNavigation: () => ({ state: "idle" }),
  useRevalidator: () => ({ state: "idle", revalidate: () => undefined }),
  useRouteLoaderData: () => undefined,
}));
vi.mock("@grow/app-kit/shell/shell-data.ts", () => ({
  useViewer: () => ({ id: 7 }),
}));

const video: EditedVideo = {
  id: 12,
  title: "Trim",
  text: "",
  lang: "en",
  tags: [],
  url: "/media/aa/360.mp4",
  cover: null,
  width: 360,
  height: 640,
  duration: 20,
  start: 0,
  end: 20,
  coverTime: null,
  link: "/shorts/12-trim",
  isReady: true,
  isFailed: false,
  isTooCostly: false,
  isPublished: false,
  takesComments: true,
  captions: [],
  place: "",
  diaries: [],
};

let root: Root;
const main = () => document.querySelector("main") as HTMLElement;
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const draw = (answer?: ShortEditorAnswer) =>
  act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <VideoForm video={video} answer={answer} />
      </LocaleProvider>,
    ),
  );
async function open() {
  document.body.innerHTML = "<main></main>";
  root = createRoot(main());
  await draw();
  await pass(1000);
}
async function reload() {
  await act(async () => root.unmount());
  await open();
}
const field = (name: string) => main().querySelector(`[name="${name}"]`) as HTMLInputElement;
async function type(name: string, words: string) {
  await act(async () => {
    field(name).value = words;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
  await pass(1000);
}
const press = (label: string) =>
  act(async () => [...main().querySelectorAll("button")].find((one) => one.textContent === label)?.click());
const isOffered = () => main().textContent?.includes("Pick up where you left off?");

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-09-14T08:00:00Z") });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  localStorage.clear();
  await open();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("what is typed about a video survives a reload: it is offered, and fills the form when it is continued", async () => {
  expect([isOffered(), leaving.isBlocked()]).toEqual([false, false]);
  await type("title", "Wet trim");
  await type("tags", "trim, led");
  expect(leaving.isBlocked()).toBe(true);
  await reload();
  expect([isOffered(), field("title").value, leaving.isBlocked()]).toEqual([true, "Trim", false]);
  await press("Continue draft");
  expect([isOffered(), field("title").value, field("tags").value]).toEqual([false, "Wet trim", "trim, led"]);
  expect(leaving.isBlocked()).toBe(true);
});

it("a chosen caption file survives a reload, and is chosen again when the draft is continued", async () => {
  const captions = new File(["WEBVTT\n\n00:00.000 --> 00:02.000\nDay 1\n"], "trim.vtt", { type: "text/vtt" });
  await act(async () => {
    const files = new DataTransfer();
    files.items.add(captions);
    field("caption_file").files = files.files;
    field("caption_file").dispatchEvent(new Event("input", { bubbles: true }));
    field("caption_file").dispatchEvent(new Event("change", { bubbles: true }));
  });
  await type("caption_lang", "de");
  await reload();
  expect([isOffered(), field("caption_file").files?.length]).toEqual([true, 0]);
  await press("Continue draft");
  expect([field("caption_file").files?.[0]?.name, field("caption_lang").value]).toEqual(["trim.vtt", "de"]);
  expect(await field("caption_file").files?.[0]?.text()).toContain("Day 1");

  await draw({ isSaved: true, errors: null });
  expect(leaving.isBlocked()).toBe(false);
  await reload();
  expect(isOffered()).toBe(false);
});

it("what is saved is no draft any more, and the page can be left", async () => {
  await type("tags", "Trim, LED");
  await draw({ isSaved: true, errors: null });
  expect(leaving.isBlocked()).toBe(false);
  await reload();
  expect(isOffered()).toBe(false);
});

it("what is refused stays a draft", async () => {
  await type("title", "");
  await draw({ isSaved: false, errors: null });
  expect(leaving.isBlocked()).toBe(true);
  await reload();
  expect(isOffered()).toBe(true);
});

it("a draft that is discarded is gone", async () => {
  await type("title", "Wet trim");
  await reload();
  await press("Discard draft");
  await reload();
  expect([isOffered(), field("title").value]).toEqual([false, "Trim"]);
});
