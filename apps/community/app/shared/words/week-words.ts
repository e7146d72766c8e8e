import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const KEY = /^(week|harvest)(\d*)(?:\.(\d+))?$/;

/**
 * A week's name in words, from its key: "week3" is "Week 3", "harvest9.2" is "Harvest 9.2", "week" alone is "Week".
 */
export function weekWord(i18n: I18n, key: string): string {
  const [, word, number = "", ordinal] = KEY.exec(key) ?? [];
  const shown = ordinal === undefined ? number : `${number}.${ordinal}`;
  const text = i18n._(
    word === "harvest"
      ? msg({ id: "week.harvest", message: `Harvest ${{ number: shown }}` })
      : msg({ id: "week.week", message: `Week ${{ number: shown }}` }),
  );
  return text.trim();
}

/** The number in a week's name; null for one without, as a harvest may be. */
export function weekNumber(key: string): number | null {
  const [, , number = ""] = KEY.exec(key) ?? [];
  return number === "" ? null : Number(number);
}
