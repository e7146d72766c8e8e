import type { Schema } from "@grow/contract";

type Export = Schema<"DiaryExport">;
type Media = Schema<"Photo"> | Schema<"WeekVideo">;

export interface ExportSettings {
  /** Origin of the site, named in exports. */
  readonly publicUrl: string;
  readonly now: Date;
  /** Path of a file in the archive; null if it is not included. */
  fileOf(url: string): string | null;
}

/** A diary in the open form: metric, without ids of this site. */
export function presentExport(diary: Schema<"Diary">, settings: ExportSettings): Export {
  const { publicUrl, now } = settings;
  const { name, lang, add_date, type_room, type_soil, type_watering, visibility, cnt_seeds, item_cover } =
    diary;
  return {
    format: "grow-diary",
    version: 1,
    export_date: now.toISOString(),
    link: publicUrl + diary.link,
    author: diary.item_user?.name ?? "",
    diary: {
      name,
      lang,
      add_date,
      type_room,
      type_soil,
      type_watering,
      visibility,
      cnt_seeds,
      item_cover: item_cover && presentFile(item_cover, "image", settings),
    },
    items_equip: diary.items_equip.map(({ category, name: item, item_brand }) => ({
      category,
      name: item,
      brand: item_brand?.name ?? null,
    })),
    items_week: diary.items_week.map((week) => presentWeek(week, settings)),
  };
}

function presentWeek(week: Schema<"Week">, settings: ExportSettings): Schema<"ExportWeek"> {
  const { days, faza, text, lang, add_date, props, item_flowering, item_harvest } = week;
  return {
    days,
    faza,
    text,
    lang,
    add_date,
    props,
    items_photo: week.items_photo.map((photo) => presentFile(photo, "image", settings)),
    items_video: week.items_video.map((video) => presentFile(video, "video", settings)),
    items_nutrient: (item_flowering?.items_nutrient ?? []).map(({ name, item_product, val }) => ({
      name,
      brand: item_product?.item_brand?.name ?? null,
      val,
    })),
    ...(week.items_event ? { items_event: week.items_event } : {}),
    ...(week.items_feeding ? { items_feeding: week.items_feeding } : {}),
    item_harvest: item_harvest && {
      items_nutrient: item_harvest.items_nutrient.map(
        ({ name, item_product, comment, n_general, items }) => ({
          name,
          brand: item_product?.item_brand?.name ?? null,
          comment,
          n_general,
          items: items.map((item) => item.n_general),
        }),
      ),
      strain_comment: item_harvest.strain_comment,
      item_review_seed: item_harvest.item_review_seed,
      item_report: item_harvest.item_report ?? null,
    },
  };
}

function presentFile(
  { url, width, height, alt }: Media,
  type: "image" | "video",
  { publicUrl, fileOf }: ExportSettings,
): Schema<"ExportFile"> {
  return { file: fileOf(url), url: publicUrl + url, type, width, height, alt };
}

/** The URLs of all files of a diary, each once: its cover is usually in a week too. */
export function mediaUrls(diary: Schema<"Diary">): string[] {
  const media = diary.items_week.flatMap((week) => [...week.items_photo, ...week.items_video]);
  const all = diary.item_cover === null ? media : [...media, diary.item_cover];
  return [...new Set(all.map(({ url }) => url))];
}
