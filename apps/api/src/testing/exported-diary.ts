import type { Schema } from "@grow/contract";
import type { TestApi } from "./test-api.ts";
import { uploadForm } from "./upload-form.ts";
import { zipOf } from "./zip-of.ts";

/** A photo in an export; `file` is its name in the archive, null without one. */
export const exportedPhoto = (file: string | null, alt = "") => ({
  file,
  url: "https://elsewhere.example/media/1.webp",
  type: "image" as const,
  width: 700,
  height: 500,
  alt,
});

export const WEEK: Schema<"ExportWeek"> = {
  days: 11,
  faza: 1,
  text: "First pistils.",
  lang: "de",
  add_date: "2026-03-01T10:00:00.000Z",
  props: { ph: 6.1, air_temp: 25.4 },
  items_photo: [exportedPhoto("media/a.jpg", "Pistils")],
  items_video: [],
  items_nutrient: [{ name: "base", brand: "LOAM", val: 1.5 }],
  item_harvest: null,
};

/** An exported diary with one photo, `media/a.jpg`. */
export const DIARY: Schema<"DiaryExport"> = {
  format: "grow-diary",
  version: 1,
  export_date: "2026-05-01T10:00:00.000Z",
  link: "https://elsewhere.example/diaries/7",
  author: "somebody",
  diary: {
    name: "Night Plum",
    lang: "en",
    add_date: "2026-02-01T10:00:00.000Z",
    type_room: 1,
    type_soil: 2,
    type_watering: 1,
    visibility: "public",
    cnt_seeds: 3,
    item_cover: exportedPhoto("media/a.jpg"),
  },
  items_equip: [
    { category: "nutrient", name: "Base", brand: "Loam" },
    { category: "lamp_flower", name: "LED bar", brand: "Nobody" },
  ],
  items_week: [
    WEEK,
    {
      ...WEEK,
      days: 16,
      faza: 2,
      text: "",
      props: { harvest_weight: 120 },
      items_photo: [],
      items_nutrient: [],
      item_harvest: {
        items_nutrient: [{ name: "Base", brand: "Loam", comment: "Fine", n_general: 8, items: [7, null] }],
        strain_comment: "Stretched.",
        item_review_seed: { props: { growing: 7, resistance: null }, n_general: 9, text: "Lovely." },
        item_report: null,
      },
    },
  ],
};

/** An archive as an export makes it. */
export const diaryArchive = (diary: unknown, files: Readonly<Record<string, Buffer>>) =>
  zipOf({ "diary.json": JSON.stringify(diary), ...files });

export const diaryJson = (diary: unknown) => Buffer.from(JSON.stringify(diary));

/** The form of an import. */
export const importForm = (bytes: Buffer) =>
  uploadForm({}, { bytes, name: "diary.zip", type: "application/zip" });

/** Imports a file; `as` is the id of the member, null for a guest. */
export async function importDiary(api: Pick<TestApi, "request">, bytes: Buffer, as: number | null) {
  const { payload, headers } = await importForm(bytes);
  return await api.request<Schema<"Diary">>("POST", "/diaries/import", { as, headers, body: payload });
}
