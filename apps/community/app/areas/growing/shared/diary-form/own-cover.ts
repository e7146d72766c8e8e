import type { PhotoData } from "../../../../shared/photo-source.ts";
import type { DiaryForm } from "./diary-form.ts";

/** A photo that can be the cover. */
export interface CoverView {
  readonly id: number;
  readonly photo: PhotoData;
  /** Key of the name of its week; null for a separately uploaded cover. */
  readonly week: string | null;
}

/** A cover of its own, as the form carries it along: a diary that is yet to be started knows nothing of its photo. */
export function coverText({ id, photo: { url, width, height, color } }: CoverView): string {
  return JSON.stringify({ id, url, width, height, color });
}

/** The cover in a form or draft, parsed from untrusted input. */
export function carriedCover({
  cover,
  cover_photo,
}: Pick<DiaryForm, "cover" | "cover_photo">): CoverView | null {
  const photo = parsed(cover_photo);
  if (typeof photo !== "object" || photo === null) return null;
  const { id, url, width, height, color }: Record<string, unknown> = { ...photo };
  if (typeof id !== "number" || String(id) !== cover) return null;
  if (typeof url !== "string" || !/^\/media\/[0-9a-f]{32}\/\d+\.(?:webp|avif)$/.test(url)) return null;
  if (!isSide(width) || !isSide(height)) return null;
  if (typeof color !== "string" || !/^#[0-9a-f]{6}$/.test(color)) return null;
  return { id, week: null, photo: { url, width, height, color, alt: "" } };
}

function isSide(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value < 65_536;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
