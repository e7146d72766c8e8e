import type { Lang } from "../people/growers.ts";
import type { ErrorGroupRow } from "./watch-rows.ts";

/** Versions of the sites, and how many days ago each was released. */
export const VERSIONS = [
  ["5c0e91ab", 36],
  ["8f2c11d0", 20],
  ["b71d3e92", 9],
  ["e04a6f17", 2],
] as const;

/** An error of the demo site. Times are days ago. */
export interface DemoError {
  readonly app?: ErrorGroupRow["app"];
  /** `#` is a number that differs in each case, `URL` an address. */
  readonly message: string;
  /** File and function; none without code of the site. */
  readonly frame?: string;
  readonly state: ErrorGroupRow["state"];
  readonly first: number;
  readonly last: number;
  readonly times: number;
  readonly people: number;
  /** When it was solved or ignored; of an open one, when it was solved before it came back. */
  readonly decided?: number;
  readonly page: string;
  readonly status?: number;
  readonly browsers: readonly string[];
  readonly locales?: readonly Lang[];
}

const IPHONES = ["Safari 17, iOS", "Safari 18, iOS"];
const CHROMES = ["Chrome 138, Android", "Chrome 138, Windows", "Edge 138, Windows"];
const MIXED = [
  "Firefox 141, Windows",
  "Chrome 138, macOS",
  "Safari 18, macOS",
  "Samsung Internet 28, Android",
];

export const ERRORS: readonly DemoError[] = [
  {
    ...{ message: "Load failed after # retries", frame: "upload-photos.js sendPart", state: "open" },
    ...{ first: 1.6, last: 0.05, times: 75, people: 38 },
    ...{ page: "/diaries/…/weeks", browsers: IPHONES, locales: ["en", "de", "es"] },
  },
  {
    ...{
      message: "Cannot read properties of undefined (reading 'share')",
      frame: "family-tree.js placeParents",
    },
    ...{ state: "open", first: 1.9, last: 0.1, times: 21, people: 14 },
    ...{ page: "/strains/…", browsers: CHROMES },
  },
  {
    ...{ message: "Draft # is older than the saved week", frame: "week-editor.js saveDraft", state: "open" },
    ...{ first: 31, last: 0.3, times: 112, people: 47, decided: 12 },
    ...{ page: "/diaries/…/weeks", browsers: MIXED, locales: ["en", "ru", "th"] },
  },
  {
    ...{ message: "Invalid time zone specified: Asia/Bangkok+#", frame: "dates.js formatDay", state: "open" },
    ...{ first: 1.5, last: 0.4, times: 9, people: 6 },
    ...{ page: "/diaries/…", browsers: ["Chrome 138, Android"], locales: ["th"] },
  },
  {
    ...{ message: "Failed to fetch dynamically imported module: URL", state: "open" },
    ...{ first: 19.5, last: 0.6, times: 64, people: 51 },
    ...{ page: "/explore", browsers: CHROMES, locales: ["en", "de"] },
  },
  {
    ...{ message: "Request failed with status #", frame: "comments.js sendComment", state: "open" },
    ...{ first: 8, last: 1.2, times: 17, people: 12, status: 503 },
    ...{ page: "/diaries/…/week", browsers: MIXED },
  },
  {
    ...{ app: "brands", message: "Banner # has no picture", frame: "banner-preview.js pictureOf" },
    ...{ state: "open", first: 1.1, last: 0.8, times: 4, people: 2 },
    ...{ page: "/brands-manager/banners/edit", browsers: ["Chrome 138, macOS"] },
  },
  {
    ...{ message: "The quota has been exceeded.", frame: "outbox.js storeWeek", state: "solved" },
    ...{ first: 28, last: 10, times: 33, people: 21, decided: 8.6 },
    ...{ page: "/diaries/…/weeks", browsers: IPHONES },
  },
  {
    ...{ message: "Diary # failed", frame: "diary.js openWeek", state: "solved" },
    ...{ first: 18, last: 16, times: 240, people: 163, decided: 15.5 },
    ...{ page: "/diaries/…", browsers: MIXED, locales: ["en", "de", "es", "ru", "th"] },
  },
  {
    ...{ message: "Maximum call stack size exceeded", frame: "compare-seeds.js sortRows", state: "solved" },
    ...{ first: 25, last: 21, times: 12, people: 5, decided: 19 },
    ...{ page: "/compare", browsers: CHROMES },
  },
  {
    ...{ app: "brands", message: "Cannot read properties of null (reading 'doses')" },
    ...{ frame: "scheme-grid.js fillRight", state: "solved", first: 14, last: 9.4, times: 7, people: 3 },
    ...{ decided: 8.9, page: "/brands-manager/schemes/edit", browsers: ["Firefox 141, Windows"] },
  },
  {
    ...{ message: "The operation was aborted.", state: "ignored" },
    ...{ first: 33, last: 0.2, times: 410, people: 288, decided: 27 },
    ...{ page: "/search", browsers: MIXED, locales: ["en", "es", "ru"] },
  },
  {
    ...{ message: "Can't find variable: gmo", state: "ignored" },
    ...{ first: 30, last: 2.5, times: 58, people: 41, decided: 26 },
    ...{ page: "/", browsers: IPHONES },
  },
];
