import { FEEDING_READINGS, type FeedingKey } from "@grow/domain/weeks";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { readingWord } from "../week-fields/reading-words.ts";
import type { ShownUnit } from "../words/unit-words.ts";

/**
 * The name of a value of a feeding: "Amount", "EC", "Runoff pH".
 *
 * @param unit - unit it is shown in: the strength is EC in mS/cm and TDS in ppm
 */
export function feedingName(i18n: I18n, key: FeedingKey, unit: ShownUnit): string {
  if (key === "volume") return i18n._(msg({ id: "feeding.volume", message: "Amount" }));
  const name = readingWord(i18n, FEEDING_READINGS[key], unit);
  return key === "runoff_ec" ? i18n._(msg({ id: "feeding.runoff", message: `Runoff ${name}` })) : name;
}
