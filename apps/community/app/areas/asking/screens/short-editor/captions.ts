import type { RequestBody } from "@grow/contract";
import { textOf } from "../../../../shared/form-errors.ts";

type Captions = NonNullable<RequestBody<"updateVideo">["captions"]>;

/** Characters of a caption file, as the API takes them. */
export const MAX_CAPTIONS = 20_000;

/** A caption file that cannot be one. */
export type CaptionProblem = "invalid" | "tooLong";

/**
 * Reads the captions of the form: those that stay ticked, and a new file, which replaces the one of its language.
 *
 * @returns nothing to change for a form without captions
 */
export async function readCaptions(
  form: FormData,
): Promise<{ readonly captions?: Captions; readonly problem?: CaptionProblem }> {
  if (!form.has("captions")) return {};
  const kept = form.getAll("caption").map(String);
  const file = form.get("caption_file");
  if (!(file instanceof Blob) || file.size === 0) return { captions: kept.map((lang) => ({ lang })) };
  // Editors on Windows begin the file with a byte order mark and end lines with two characters.
  const text = (await file.text()).replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return { problem: "invalid" };
  if (text.length > MAX_CAPTIONS) return { problem: "tooLong" };
  const lang = textOf(form, "caption_lang");
  const others = kept.filter((one) => one !== lang).map((one) => ({ lang: one }));
  return { captions: [...others, { lang, text }] };
}
