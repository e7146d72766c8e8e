import type { Formats } from "@grow/i18n";
import { MOST_FOUND } from "./list.ts";

/** A number of results: "41", "1,000+". */
export const totalText = (formats: Formats, total: number): string =>
  formats.number(total) + (total >= MOST_FOUND ? "+" : "");
