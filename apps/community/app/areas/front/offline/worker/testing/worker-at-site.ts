import { afterEach, beforeEach, vi } from "vitest";
import type { CacheContext } from "../cache-pages.ts";
import type { PageMessage } from "../page-message.ts";
import { pageResponse } from "../page-response.ts";
import { noteChange } from "../refresh-cache.ts";
import { fakeCaches } from "./fake-caches.ts";
import { fakeSite } from "./fake-site.ts";

export const ORIGIN = "https://grow.example";
/** Milliseconds since 1970 at which each test starts. */
export const START = Date.parse("2026-09-14T08:30:00Z");

const build = {
  version: "one",
  files: ["/assets/shell.js"],
  catalogs: { de: ["/assets/de.js"], th: ["/assets/th.js"] },
};

export const page = (text: string) => `<!doctype html><html lang="de"><body>${text}</body></html>`;
const diaryPage = page(
  `<link href="/assets/diary.css"><a href="/diaries/12-plum/week/181">1</a><img srcset="/media/abc/320.webp 320w, /media/abc/640.webp 640w, /media/abc/1600.webp 1600w">`,
);

export const message: PageMessage = {
  type: "page",
  viewer: 7,
  locale: "de",
  appearance: "de dark",
  hasChanges: false,
  isControlled: true,
  mayFetch: true,
};

export interface WorkerAtSite {
  caches: ReturnType<typeof fakeCaches>;
  site: ReturnType<typeof fakeSite>;
  now: number;
  context: CacheContext;
  /** Navigates to a page, and waits for the work after the response. */
  go(path: string): Promise<Response>;
}

/** The surroundings of the worker: empty caches and a site with one diary, new for each test of the file. */
export function workerAtSite(): WorkerAtSite {
  const worker = {
    async go(path) {
      const works: Promise<unknown>[] = [];
      const response = await pageResponse(new Request(`${ORIGIN}${path}`), {
        fetch: (request) => worker.site.ask(request),
        now: () => worker.now,
        waitUntil: (work) => works.push(work),
      });
      await Promise.all(works);
      return response;
    },
  } as WorkerAtSite;
  beforeEach(async () => {
    worker.caches = fakeCaches(ORIGIN);
    vi.stubGlobal("caches", worker.caches);
    vi.stubGlobal(
      "Request",
      class extends Request {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
        }
      },
    );
    vi.spyOn(Response, "redirect").mockImplementation(
      (path, status = 302) => new Response(null, { status, headers: { location: String(path) } }),
    );
    const site = fakeSite(ORIGIN);
    worker.site = site;
    worker.now = START;
    worker.context = { build, fetch: site.ask as typeof fetch, now: () => worker.now };
    site.pages.set("/offline", page("Offline"));
    site.pages.set("/diaries/12-plum", diaryPage);
    site.pages.set("/diaries/12-plum/week/181", page("Week 1"));
    site.pages.set("/diaries/12/weeks/new/edit", page("New week"));
    site.pages.set("/diaries/12/weeks/181/edit", page("Edit"));
    site.diaries.push({
      id: 12,
      name: "Plum",
      link: "/diaries/12-plum",
      update_date: "2026-09-10T08:00:00Z",
      cnt_days: 7,
    });
    // As after the start of a worker.
    await noteChange(Number.NEGATIVE_INFINITY);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return worker;
}
