import type { KeptUpload, MediaOfWeek, WaitingWeek, WeekBody } from "@grow/app-kit/offline/waiting.ts";
import type { Schema } from "@grow/contract";
import { type Measures, READING_KEYS, type ReadingKey, showReading } from "@grow/domain";
import { paths } from "../../../paths.ts";

/** Key of the name of a waiting week. */
export function weekKey({ faza, days }: Pick<WeekBody, "faza" | "days">): string {
  return `${faza === 2 ? "harvest" : "week"}${days || ""}`;
}

/** Where a waiting week is written on. */
export function mendPath({ id, diary, weekId }: Pick<WaitingWeek, "id" | "diary" | "weekId">): string {
  const editor = weekId === null ? paths.newWeek(diary.id) : paths.editWeek(diary.id, weekId);
  return `${editor}?${new URLSearchParams({ mend: id })}`;
}

/** Where somebody wanted to go when the offline page came instead: a path of this site, or null. */
export function wantedPath(search: string): string | null {
  const from = new URLSearchParams(search).get("from");
  return from?.startsWith("/") && !from.startsWith("//") ? from : null;
}

/** Photos of forms that are still open, by form. */
export interface LooseFiles {
  /** Address of the form. */
  readonly href: string;
  readonly uploads: readonly KeptUpload[];
}

/** The files that no waiting week has taken, and that are not on the server yet. */
export function looseFiles(
  uploads: readonly KeptUpload[],
  weeks: readonly Pick<WaitingWeek, "id">[],
): readonly LooseFiles[] {
  const taken = new Set(weeks.map(({ id }) => id));
  const forms = new Map<string, KeptUpload[]>();
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
  uploads: readonly KeptUpload[],
): readonly KeptUpload[] {
  return [...photos, ...videos].flatMap((one) => {
    const upload = "upload" in one ? uploads.find(({ id }) => id === one.upload) : undefined;
    return upload ? [upload] : [];
  });
}

/** Something that differs between what was written here and what the server has. Empty texts stand for nothing. */
export interface Difference {
  readonly what: ReadingKey | "phase" | "number" | "text" | "photos" | "nutrients" | "strain";
  readonly mine: string;
  readonly theirs: string;
}

/** What differs, in the order of the editor; a phase by its number, a reading in the reader's units. */
export function differences(
  week: Pick<WaitingWeek, "body" | "photos" | "videos">,
  present: Schema<"Week">,
  measures: Measures,
): readonly Difference[] {
  const { body } = week;
  const media = (list: readonly MediaOfWeek[]) =>
    list.map((one) => ("id" in one ? `${one.id} ${one.alt}` : one.upload)).join();
  const there = (list: readonly { id: number; alt: string; is_remove: boolean }[]) =>
    list.filter((one) => !one.is_remove);
  const kept = [...there(present.items_photo), ...there(present.items_video)];
  const own = [...week.photos, ...week.videos];
  const all: Difference[] = [
    { what: "phase", mine: String(body.faza), theirs: String(present.faza) },
    { what: "number", mine: String(body.days), theirs: String(present.days) },
    ...READING_KEYS.map((key) => ({
      what: key,
      mine: reading(key, body.props?.[key], measures),
      theirs: reading(key, present.props[key], measures),
    })),
    {
      what: "nutrients",
      mine: nutrients(body, present, measures),
      theirs: (present.item_flowering?.items_nutrient ?? [])
        .filter((one) => !one.is_remove)
        .map(({ name, val }) => dose(name, val, measures))
        .join(", "),
    },
    {
      what: "strain",
      mine: body.item_harvest?.strain_comment ?? "",
      theirs: present.item_harvest?.strain_comment ?? "",
    },
    { what: "text", mine: (body.text ?? "").trim(), theirs: present.text.trim() },
  ];
  const found = all.filter(({ mine, theirs }) => mine !== theirs);
  if (media(own) !== kept.map(({ id, alt }) => `${id} ${alt}`).join()) {
    found.push({ what: "photos", mine: String(own.length), theirs: String(kept.length) });
  }
  return found;
}

function reading(key: ReadingKey, value: number | null | undefined, measures: Measures): string {
  const shown = showReading(key, value, measures);
  return shown ? [shown.text, shown.symbol].filter(Boolean).join(" ") : "";
}

function dose(name: string, value: number | null | undefined, measures: Measures): string {
  const shown = showReading("nutrient_val", value || null, measures);
  return [name, shown?.text, shown?.symbol].filter(Boolean).join(" ");
}

/** Products of the catalogue are sent by id; the server's week, or nobody, knows their names. */
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
