// @vitest-environment happy-dom
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { createDrafts } from "@grow/app-kit/editor/drafts.ts";
import type { StoredUpload } from "@grow/app-kit/offline/waiting.ts";
import { METRIC } from "@grow/domain";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyWeekForm } from "../../shared/week-form/week-form.ts";
import { page } from "./testing/editor-page.tsx";
import { editorView } from "./view.ts";
import type { WeekDraft } from "./week-draft.ts";

vi.mock("@remix-run/react", () => import("./testing/router.tsx"));
vi.mock("@grow/app-kit/shell/shell-data.ts", () => ({
  useViewer: () => ({ id: 7 }),
}));

const photo: StoredUpload = {
  id: "photo-1",
  userId: 7,
  owner: "12-new",
  diaryId: 12,
  weekId: null,
  file: new Blob(["leaf"]),
  name: "leaf.jpg",
  kind: "image",
  order: 1,
  isRaw: false,
  state: "done",
  sent: { id: 91, url: "/media/aa/640.webp", type: "image", at: 0 },
  attempts: 0,
  nextAt: 0,
  failure: null,
};
let uploads: StoredUpload[];
/** New weeks of this device that are not published yet. */
let queued: object[] = [];
/** Resolves when they are read. */
let arrival = Promise.resolve();
vi.mock("@grow/app-kit/offline/browser-queue.ts", () => ({
  offlineQueue: async () => ({
    userId: 7,
    uploads: async () => uploads,
    weeks: async () => {
      await arrival;
      return queued;
    },
    forgetUploads: async (_owner: string, which = (_upload: StoredUpload) => true) => {
      uploads = uploads.filter((upload) => !which(upload));
    },
    onChange: () => () => {},
  }),
}));

const view = editorView(
  {
    id: 12,
    name: "Night Plum",
    link: "/diaries/12-night-plum",
    type_soil: 2,
    item_user: null,
    items_week: [],
    weeks: [],
  },
  null,
  METRIC,
);
const draft: WeekDraft = {
  form: {
    ...emptyWeekForm(-1, 1),
    text: "First roots",
    photos: [{ id: 91, alt: "", url: "/media/aa/640.webp" }],
  },
  measures: "",
  files: ["photo-1"],
};

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

async function open() {
  await page.show(view);
  await pass(3000);
}
const { close, press } = page;
const stored = () => createDrafts(7).all<WeekDraft>("week", "12-new");
const texts = () => stored().map(({ value }) => value.form.text);
const photosInForm = () => page.element.querySelectorAll('input[name^="photos."][name$=".id"]').length;
const text = () => page.field("text");
async function type(words: string) {
  await page.enter("text", words);
  await pass(1000);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-09-14T08:00:00Z") });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network in this test")));
  localStorage.clear();
  uploads = [photo];
  createDrafts(7).set("week", "12-new", draft);
  await open();
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the week editor with a draft that has a photo", () => {
  it("does not change the draft when the page is opened and reloaded", async () => {
    await close();
    await open();
    expect(stored().map(({ value }) => value)).toEqual([draft]);
    expect(photosInForm()).toBe(0);
  });

  it("fills in text and photo when the draft is resumed", async () => {
    await press("Continue");
    await pass(1000);
    expect([text().value, photosInForm()]).toEqual(["First roots", 1]);
    expect(texts()).toEqual(["First roots"]);
  });

  it("keeps the draft on offer when the user types without answering", async () => {
    await type("A new week");
    expect(texts()).toEqual(["First roots", "A new week"]);
    expect(page.element.textContent).toContain("Unpublished draft from");
    await close();
    await open();
    expect(page.element.textContent?.match(/Unpublished draft from/g)).toHaveLength(2);
    expect(page.element.textContent).toMatch(/Week 1 · 1 photo · First roots.*Week 1 · A new week/);
  });

  it("deletes the photo with the draft when the draft is discarded", async () => {
    await press("Discard");
    await pass(1000);
    expect([stored(), uploads, photosInForm()]).toEqual([[], [], 0]);
    await close();
    await open();
    expect(photosInForm()).toBe(0);
  });
});

it("a photo restored into an untouched form writes no draft", async () => {
  await close();
  localStorage.clear();
  await open();
  expect(photosInForm()).toBe(1);
  expect(stored()).toEqual([]);
});

describe("a new week while another one is queued", () => {
  const week = { id: "q", weekId: null, diary: { id: 12 }, body: { faza: 0, days: 4 } };
  const number = () => page.element.querySelector<HTMLInputElement>('[name="days"]');
  const phase = () => page.element.querySelector<HTMLInputElement>('[name="faza"]:checked');
  afterEach(() => {
    queued = [];
    arrival = Promise.resolve();
  });

  it("proposes the week after the queued one", async () => {
    await close();
    localStorage.clear();
    queued = [week, { ...week, diary: { id: 13 }, body: { faza: 1, days: 9 } }];
    await open();
    expect([number()?.value, phase()?.value]).toEqual(["5", "0"]);
    expect(stored()).toEqual([]);
  });

  it("leaves the number alone while the user is in its field", async () => {
    await close();
    localStorage.clear();
    queued = [week];
    let arrive = () => {};
    arrival = new Promise((resolve) => {
      arrive = resolve;
    });
    await open();
    number()?.focus();
    await act(async () => arrive());
    expect(number()?.value).toBe("1");
  });
});
