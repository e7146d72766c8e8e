import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type OperationId, operationTable, type Schema } from "@grow/contract";
import { runWorstTexts } from "@grow/testing/worst-texts";
import { describe, expect, test } from "vitest";
import { presentExport } from "../content/diary-export/present-export.ts";
import { operationDocument } from "../http/contract-document.ts";
import { partsWriter, responseWriter } from "../http/response-writer.ts";
import { spaced, streamParts } from "../http/stream-parts.ts";
import type { MediaStore } from "../media/media-store.ts";
import { exampleOf } from "../testing/contract/sample-request.ts";
import { documentParts, openFiles } from "./diaries/export/export-diary-archive.ts";
import { tableRows } from "./diaries/export/export-diary-table.ts";

/** Weeks of the longest diary. */
const WEEKS = 200;

/** A diary of weeks that count how often their text is read. */
function countedDiary(text: string, weeks: number) {
  const counted = { reads: 0 };
  const week = {
    ...{ days: 1, faza: 0, lang: "en", add_date: "2026-03-01T10:00:00.000Z" },
    ...{ props: { harvest_smoke: text }, items_photo: [], items_video: [], item_harvest: null },
    items_event: [{ type: "topping", day: null }],
    item_flowering: { items_nutrient: [{ name: text, item_product: null, val: 1.5, is_remove: false }] },
  };
  const items_week = Array.from({ length: weeks }, () =>
    Object.defineProperty({ ...week }, "text", {
      enumerable: true,
      get() {
        counted.reads += 1;
        return text;
      },
    }),
  );
  const diary = {
    ...{ name: text, link: "/diaries/1", lang: "en", add_date: "2026-02-01T10:00:00.000Z" },
    ...{ type_room: 1, type_soil: 2, type_watering: 1, visibility: "public", cnt_seeds: 3 },
    ...{ items_equip: [], item_cover: null, items_week },
  };
  return { counted, diary: diary as unknown as Schema<"Diary"> };
}

const settings = { publicUrl: "https://grow.example", now: new Date(0), fileOf: () => null };
const writeDiary = partsWriter("exportDiary", "items_week", false);

type Parts = (diary: Schema<"Diary">) => Iterable<string>;

/** How an export writes a diary. */
const DIARIES = {
  exportDiary: (diary) => writeDiary({ data: presentExport(diary, settings) }),
  exportDiaryTable: (diary) => tableRows(diary.items_week),
  exportDiaryArchive: (diary) => documentParts(presentExport(diary, settings)),
} satisfies Partial<Record<OperationId, Parts>>;

const writeAccount = responseWriter("exportAccount", false);
const account = exampleOf({ $ref: "#/components/schemas/AccountExport" });

/** How the other files are made of a text; null where the operation sends a file that is already there. */
const FILES: Readonly<Partial<Record<OperationId, ((text: string) => unknown) | null>>> = {
  exportAccount: (text) => writeAccount(200, { data: Object.assign({}, account, { link: text }) }),
  downloadPersonalData: null,
  getVideoCaptions: null,
  // Lines of numbers.
  getGiveawayDrawList: null,
  // Its texts are the fields of a company, a line each.
  getInvoiceFile: null,
  // Events of ids and numbers.
  openLive: null,
};

/** All operations that export or send something other than the envelope. */
const exported = (Object.keys(operationTable) as OperationId[]).filter((id) => {
  const { method, path, statuses } = operationTable[id];
  if (method !== "GET" || !statuses.some((status) => status === 200)) return false;
  return path.includes("/export") || operationDocument(id).answers.get(200) === null;
});

test("every export has a row", () => {
  expect([...Object.keys(DIARIES), ...Object.keys(FILES)].sort()).toEqual(exported.toSorted());
});

describe("an export takes a time that grows with its text", () => {
  test.each(Object.entries<Parts>(DIARIES))("%s", (_id, parts) => {
    runWorstTexts((text) => [...parts(countedDiary(text, 1).diary)]);
  });

  test.each(Object.entries(FILES).flatMap(([id, run]) => (run ? [[id, run] as const] : [])))(
    "%s",
    (_id, run) => {
      runWorstTexts(run);
    },
  );
});

describe("an export that is read in part", () => {
  test("exportDiaryTable reads no further week after the client has left", async () => {
    const { counted, diary } = countedDiary("a".repeat(20_000), WEEKS);
    const stream = streamParts(DIARIES.exportDiaryTable(diary));
    await once(stream, "data");
    stream.destroy();
    await once(stream, "close");
    const read = counted.reads;
    for (let turn = 0; turn < 2 * WEEKS; turn += 1) await nextTurn();
    expect(read).toBeLessThan(10);
    expect(counted.reads).toBeLessThanOrEqual(read + 1);
  });

  test.each(Object.entries<Parts>(DIARIES))("%s writes a week after the other", async (_id, parts) => {
    const { diary } = countedDiary("a".repeat(20_000), WEEKS);
    let written = 0;
    for await (const part of spaced(parts(diary))) {
      written += 1;
      expect(part.byteLength).toBeLessThan(70_000);
    }
    expect(written).toBeGreaterThan(WEEKS);
  });

  test("exportDiaryArchive opens no further file after the client has left", async () => {
    let opened = 0;
    const open = async () => {
      opened += 1;
      return null;
    };
    const urls = Array.from({ length: 100 }, (_none, index) => `/media/${index}/640.webp`);
    // Only this part of a store is used.
    await openFiles({ open } as unknown as MediaStore, urls, () => opened > 9);
    expect(opened).toBeLessThan(20);
  });
});
