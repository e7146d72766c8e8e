import { bodyOfWeek, mergeWeeks, type WeekPart } from "@grow/app-kit/offline/merge-weeks.ts";
import type { MediaOfWeek, StoredUpload, WaitingWeek, WeekBody } from "@grow/app-kit/offline/waiting.ts";
import type { Schema } from "@grow/contract";
import { type Measures, READING_KEYS, type ReadingKey, showReading } from "@grow/domain";
import { FEEDING_KEYS, FEEDING_READINGS } from "@grow/domain/weeks";
import { paths } from "../../../../paths.ts";

/** Where a waiting week is written on. */
export function mendPath({ id, diary, weekId }: Pick<WaitingWeek, "id" | "diary" | "weekId">): string {
  const editor = weekId === null ? paths.newWeek(diary.id) : paths.editWeek(diary.id, weekId);
  return `${editor}?${new URLSearchParams({ mend: id })}`;
}

/** The path requested when the offline page was shown instead, or null. */
export function wantedPath(search: string): string | null {
  const from = new URLSearchParams(search).get("from");
  return from?.startsWith("/") && !from.startsWith("//") ? from : null;
}

/** Photos of forms that are still open, by form. */
export interface LooseFiles {
  /** Address of the form. */
  readonly href: string;
  readonly uploads: readonly StoredUpload[];
}

/** Files that no queued week uses and that are not uploaded yet. */
export function looseFiles(
  uploads: readonly StoredUpload[],
  weeks: readonly Pick<WaitingWeek, "id">[],
): readonly LooseFiles[] {
  const taken = new Set(weeks.map(({ id }) => id));
  const forms = new Map<string, StoredUpload[]>();
  for (const upload of uploads) {
    if (taken.has(upload.owner) || upload.state === "done") continue;
    const { diaryId, weekId } = upload;
    const href = weekId === null ? paths.newWeek(diaryId) : paths.editWeek(diaryId, weekId);
    forms.set(href, [...(forms.get(href) ?? []), upload]);
  }
  return [...forms].map(([href, files]) => ({ href, uploads: files }));
}

/** The files of a waiting week, in their order. */
export function filesOfWeek(
  { photos, videos }: Pick<WaitingWeek, "photos" | "videos">,
  uploads: readonly StoredUpload[],
): readonly StoredUpload[] {
  return [...photos, ...videos].flatMap((one) => {
    const upload = "upload" in one ? uploads.find(({ id }) => id === one.upload) : undefined;
    return upload ? [upload] : [];
  });
}

/** A difference between the local and the server's version. Empty texts mean nothing. */
export interface Difference {
  readonly what:
    | ReadingKey
    | "phase"
    | "number"
    | "text"
    | "photos"
    | "events"
    | "nutrients"
    | "feedings"
    | "feeding"
    | "germination"
    | "method"
    | "sown"
    | "sprouted"
    | "smoke"
    | "strain"
    | "ratings"
    | "reviews";
  /** Under which the queue merges it. */
  readonly part: WeekPart;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * What the author has to decide, in the order of the editor: a phase and a method by their numbers, a reading in the reader's units. Where it is
 * known what both sides began with, only what both of them changed.
 */
export function differences(
  week: Pick<WaitingWeek, "body" | "photos" | "videos" | "base">,
  present: Schema<"Week">,
  measures: Measures,
): readonly Difference[] {
  const media = (list: readonly MediaOfWeek[]) =>
    list.map((one) => ("id" in one ? one : { id: 0, alt: one.alt }));
  const mine: WeekBody = {
    ...week.body,
    items_photo: media(week.photos),
    items_video: media(week.videos),
  };
  const theirs = bodyOfWeek(present);
  const { asked } = mergeWeeks(week.base?.body ?? null, mine, theirs);
  const props =
    (
      key:
        | "feeding_schedule"
        | "germ_date"
        | "germination_method"
        | "harvest_smoke"
        | "seeds_sown"
        | "seeds_sprouted",
    ) =>
    (body: WeekBody) =>
      String(body.props?.[key] ?? "");
  const count = (body: WeekBody) => String((body.items_photo ?? []).length + (body.items_video ?? []).length);
  const rows: readonly (readonly [Difference["what"], WeekPart, (body: WeekBody) => string])[] = [
    ["phase", "faza", ({ faza }) => String(faza)],
    ["number", "days", ({ days }) => String(days)],
    ["germination", "props.germ_date", props("germ_date")],
    ["method", "props.germination_method", props("germination_method")],
    ["sown", "props.seeds_sown", props("seeds_sown")],
    ["sprouted", "props.seeds_sprouted", props("seeds_sprouted")],
    ...READING_KEYS.map(
      (key) => [key, `props.${key}`, (body: WeekBody) => reading(key, body.props?.[key], measures)] as const,
    ),
    ["events", "events", events],
    ["nutrients", "doses", (body) => nutrients(body, present, measures)],
    ["feedings", "feedings", (body) => feedings(body, measures)],
    ["feeding", "props.feeding_schedule", props("feeding_schedule")],
    ["ratings", "seed", ratings],
    ["strain", "strain_comment", (body) => body.item_harvest?.strain_comment ?? ""],
    ["reviews", "reviews", reviews],
    ["smoke", "props.harvest_smoke", props("harvest_smoke")],
    ["text", "text", ({ text }) => (text ?? "").trim()],
    ["photos", "photos", count],
  ];
  return rows
    .filter(([, part]) => asked.includes(part))
    .map(([what, part, said]) => ({ what, part, mine: said(mine), theirs: said(theirs) }));
}

/** The scores of a strain, and its text. */
function ratings({ item_harvest: harvest }: WeekBody): string {
  const seed = harvest?.item_review_seed;
  if (!seed) return "";
  const scores = [seed.props?.growing, seed.props?.resistance, seed.n_general].map((score) => score ?? "–");
  return [scores.join(" / "), seed.text ?? ""].filter(Boolean).join(" ");
}

function reviews({ item_harvest: harvest }: WeekBody): string {
  return (harvest?.items_nutrient ?? [])
    .map(({ name, product_id, n_general, comment }) =>
      [name ?? `#${product_id}`, n_general, comment].filter((one) => one !== null && one !== "").join(" "),
    )
    .join("; ");
}

function reading(key: ReadingKey, value: number | null | undefined, measures: Measures): string {
  const shown = showReading(key, value, measures);
  return shown ? [shown.text, shown.symbol].filter(Boolean).join(" ") : "";
}

/** "topping 3, lst": each with its day, as far as that is known. */
function events({ items_event: list = [] }: WeekBody): string {
  return list.map(({ type, day }) => [type, day].filter((one) => one !== null).join(" ")).join(", ");
}

function feedings({ items_feeding: list = [] }: WeekBody, measures: Measures): string {
  return list
    .map(({ day, ...feeding }) => {
      const values = FEEDING_KEYS.flatMap(
        (key) => reading(FEEDING_READINGS[key], feeding[key], measures) || [],
      );
      return [day === null ? "" : `${day}:`, values.join(" / ")].filter(Boolean).join(" ");
    })
    .join("; ");
}

function dose(name: string, value: number | null | undefined, measures: Measures): string {
  const shown = showReading("nutrient_val", value || null, measures);
  return [name, shown?.text, shown?.symbol].filter(Boolean).join(" ");
}

/** Products of the catalogue are sent by id; their names come from the server's week, if at all. */
function nutrients(body: WeekBody, present: Schema<"Week">, measures: Measures): string {
  const names = new Map(
    (present.item_flowering?.items_nutrient ?? []).flatMap(({ item_product, name }) =>
      item_product ? [[item_product.id, name] as const] : [],
    ),
  );
  return (body.item_flowering?.items_nutrient ?? [])
    .map(({ product_id, name, val }) =>
      dose(name ?? names.get(product_id ?? 0) ?? `#${product_id}`, val, measures),
    )
    .join(", ");
}
