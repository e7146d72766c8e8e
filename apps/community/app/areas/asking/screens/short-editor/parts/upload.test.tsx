// @vitest-environment happy-dom
import "../../../locales/shorts/catalog.ts";
import "@grow/app-kit/locales/catalog.ts";
import { UPLOAD_LIMITS } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PART_BYTES, PAUSES } from "../send-video.ts";
import { VideoUpload } from "./upload.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const visited: string[] = [];
const leaving = { isBlocked: () => false };
vi.mock("@remix-run/react", () => ({
  useBlocker: (blocks: (move: object) => boolean) => {
    leaving.isBlocked = () =>
      blocks({ currentLocation: { pathname: "/shorts/edit/new" }, nextLocation: { pathname: "/" } });
    return { state: "unblocked" };
  },
  useNavigate: () => (path: string) => visited.push(path),
}));

/** A request of the page, answered by the test. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly upload: { onprogress?: (step: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = "";
  isAborted = false;
  form = new FormData();
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
  }
  answer(status: number, body: object | null) {
    this.status = status;
    this.responseText = body === null ? "" : JSON.stringify(body);
    return act(async () => this.onload());
  }
  refuse(status: number, code: string, params: object = {}) {
    return this.answer(status, {
      data: null,
      details: [{ type: "error", code, text: `English of ${code}`, params }],
    });
  }
  lose() {
    return act(async () => this.onerror());
  }
}
const last = () => FakeRequest.sent.at(-1) as FakeRequest;
const offsets = () => FakeRequest.sent.map(({ form }) => Number(form.get("offset")));

let root: Root;
const main = () => document.querySelector("main") as HTMLElement;
const draw = (formats: readonly ("mp4" | "mov" | "webm")[]) =>
  act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <VideoUpload formats={[...formats]} />
      </LocaleProvider>,
    ),
  );
const input = () => main().querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const choose = (file: File) =>
  act(async () => {
    Object.defineProperty(input(), "files", { value: [file], configurable: true });
    input().dispatchEvent(new Event("change", { bubbles: true }));
  });
const button = (label: string) =>
  [...main().querySelectorAll("button")].find(({ textContent }) => textContent === label);
const press = (label: string) => act(async () => button(label)?.click());
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const progress = () => main().querySelector("progress");

/** Two parts and ten bytes. */
const film = () => new File([new Uint8Array(2 * PART_BYTES + 10)], "trim.mp4", { type: "video/mp4" });
const clip = () => new File(["clip"], "trim.mp4", { type: "video/mp4" });
/** A file that says that it has this many bytes. */
function fileOf(bytes: number): File {
  return Object.defineProperty(clip(), "size", { value: bytes });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  FakeRequest.sent = [];
  visited.length = 0;
  document.body.innerHTML = "<main></main>";
  root = createRoot(main());
  await draw(["mp4", "mov", "webm"]);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the upload of a video", () => {
  it("names and offers MOV only where the server accepts it", async () => {
    expect(main().textContent).toContain("MP4, MOV or WebM, up to 200 MB.");
    expect(input().accept).toBe("video/mp4,video/quicktime,video/webm");
    await draw(["mp4", "webm"]);
    expect(main().textContent).toContain("MP4 or WebM, up to 200 MB.");
    expect(input().accept).toBe("video/mp4,video/webm");
  });

  it("shows its progress over all parts, and opens the draft at the end", async () => {
    await choose(film());
    await act(async () => last().upload.onprogress?.({ loaded: PART_BYTES / 2, total: PART_BYTES }));
    expect(progress()?.value).toBeCloseTo(0.25, 5);
    expect(main().textContent).toContain("trim.mp4");
    expect(main().textContent).toContain("2.1 of 8.4 MB25%");
    await last().answer(202, { data: { received: PART_BYTES }, details: [] });
    await last().answer(202, { data: { received: 2 * PART_BYTES }, details: [] });
    await last().answer(201, { data: { item_video: { id: 7 } }, details: [] });
    expect([offsets(), visited]).toEqual([[0, PART_BYTES, 2 * PART_BYTES], ["/shorts/edit/7"]]);
    expect(leaving.isBlocked()).toBe(false);
  });

  it("starts when a file is dropped", async () => {
    const tile = main().querySelector("button")?.parentElement as HTMLElement;
    const drop = new Event("drop", { bubbles: true, cancelable: true });
    Object.defineProperty(drop, "dataTransfer", { value: { files: [clip()], types: ["Files"] } });
    await act(async () => void tile.dispatchEvent(drop));
    expect([drop.defaultPrevented, FakeRequest.sent.length]).toEqual([true, 1]);
  });

  it("stops when it is cancelled, without a message, and another video can be chosen", async () => {
    await choose(film());
    await press("Cancel upload");
    expect([last().isAborted, progress(), main().querySelector('[role="alert"]')]).toEqual([
      true,
      null,
      null,
    ]);
    await pause(120_000);
    expect([FakeRequest.sent.length, visited]).toEqual([1, []]);
    await choose(clip());
    expect([FakeRequest.sent.length, progress()?.value]).toEqual([2, 0]);
  });

  it("asks before the page is left, until it ends or is cancelled", async () => {
    expect(leaving.isBlocked()).toBe(false);
    await choose(film());
    expect(leaving.isBlocked()).toBe(true);
    await press("Cancel upload");
    expect(leaving.isBlocked()).toBe(false);
    await choose(clip());
    await last().refuse(422, "wrong_format");
    expect(leaving.isBlocked()).toBe(false);
  });

  it("stops when the page is left", async () => {
    await choose(film());
    await act(async () => root.unmount());
    expect(last().isAborted).toBe(true);
    root = createRoot(main());
  });
});

/** Before the reason of the server. */
const HEADLINE = "Server responded with an error.";

describe("a video that is not uploaded", () => {
  const alert = () => main().querySelector('[role="alert"]')?.textContent;

  it("is refused before it is sent when it has more than 200 MB or no bytes", async () => {
    await choose(fileOf(UPLOAD_LIMITS.video_bytes + 1));
    expect(alert()).toBe("Too large. Videos can have up to 200 MB.");
    await choose(new File([], "empty.mp4"));
    expect(alert()).toBe("This file is empty. Choose another one.");
    expect(FakeRequest.sent).toEqual([]);
    await choose(fileOf(UPLOAD_LIMITS.video_bytes));
    expect(FakeRequest.sent).toHaveLength(1);
  });

  it.each<[number, string, string, object?]>([
    [413, "too_large", "Too large. Videos can have up to 200 MB."],
    [415, "unsupported_type", "This isn't a video we can show. Choose one of the formats above."],
    [415, "mov", "MOV videos don't work here. Save it as MP4 and try again."],
    [422, "wrong_format", "This video is damaged. Save it again and upload the new file."],
    [422, "duration_limit", "Too long. Videos can be up to 20 minutes.", { limit: 1200 }],
    [422, "pixel_limit", "The resolution is too high. Scale it down and try again.", { limit: 9_437_184 }],
    [401, "not_signed_in", "Sign in first."],
  ])("shows why after %i %s, and cannot be sent on", async (status, code, text, params = {}) => {
    await choose(clip());
    await last().refuse(status, code, params);
    expect([alert(), button("Continue upload"), progress()]).toEqual([
      `${HEADLINE} ${text}`,
      undefined,
      null,
    ]);
  });

  it("shows the same after a 413 from a server in front, which has no details", async () => {
    await choose(clip());
    await last().answer(413, null);
    expect(alert()).toBe(`${HEADLINE} Too large. Videos can have up to 200 MB.`);
  });

  it("says how long to wait after 429, and can be sent on", async () => {
    await choose(film());
    await last().answer(202, { data: { received: PART_BYTES }, details: [] });
    await last().refuse(429, "rate_limited", { retry_after: 700 });
    expect(alert()).toBe(`${HEADLINE} Too many attempts. Try again in 12 minutes.`);
    await press("Continue upload");
    expect([offsets().at(-1), alert()]).toEqual([PART_BYTES, undefined]);
  });

  it('shows "Server responded with an error" after a failure of the server, and can be sent on', async () => {
    await choose(film());
    await last().answer(202, { data: { received: PART_BYTES }, details: [] });
    await last().refuse(500, "internal");
    expect(alert()).toBe("Server responded with an error");
    await press("Continue upload");
    expect(offsets()).toEqual([0, PART_BYTES, PART_BYTES]);
  });
});

describe("a lost connection", () => {
  const loseForGood = async () => {
    for (const wait of PAUSES) {
      await last().lose();
      await pause(wait);
    }
    await last().lose();
  };

  it("is named while the upload waits, and only the part that was lost is sent again", async () => {
    await choose(film());
    const upload = last().form.get("upload");
    await last().answer(202, { data: { received: PART_BYTES }, details: [] });
    await last().lose();
    expect(main().querySelector('[role="status"]')?.textContent).toBe(
      "Connection lost. The upload continues when it's back.",
    );
    // The browser says that it is back, before the pause has ended.
    await act(async () => window.dispatchEvent(new Event("online")));
    expect([offsets(), last().form.get("upload")]).toEqual([[0, PART_BYTES, PART_BYTES], upload]);
    await last().answer(202, { data: { received: 2 * PART_BYTES }, details: [] });
    expect(main().querySelector('[role="status"]')).toBeNull();
    await last().answer(201, { data: { item_video: { id: 8 } }, details: [] });
    expect(visited).toEqual(["/shorts/edit/8"]);
  });

  it('ends as "Network error" after two minutes, and the upload continues with what arrived', async () => {
    await choose(film());
    await last().answer(202, { data: { received: PART_BYTES }, details: [] });
    await loseForGood();
    expect(main().querySelector('[role="alert"]')?.textContent).toBe("Network error");
    const upload = last().form.get("upload");
    await press("Continue upload");
    expect([offsets().at(-1), last().form.get("upload")]).toEqual([PART_BYTES, upload]);
  });

  it("sends nothing more when it is cancelled while it waits", async () => {
    await choose(film());
    await last().lose();
    await press("Cancel upload");
    await pause(600_000);
    expect([FakeRequest.sent.length, progress()]).toEqual([1, null]);
  });
});
