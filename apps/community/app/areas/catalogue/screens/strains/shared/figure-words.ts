import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import type { StatisticsFigure } from "./statistics-view.ts";

const FIGURES: Record<StatisticsFigure["name"], MessageDescriptor> = {
  perWatt: msg({ id: "strain.figure.perWatt", message: "Yield per watt" }),
  perSquare: msg({ id: "strain.figure.perSquare", message: "Yield per area" }),
  perPlant: msg({ id: "strain.figure.perPlant", message: "Yield per plant" }),
  veg: msg({ id: "strain.figure.veg", message: "Vegetative" }),
  flowering: msg({ id: "strain.figure.flowering", message: "Flowering" }),
  days: msg({ id: "strain.figure.days", message: "Seed to harvest" }),
  height: msg({ id: "strain.figure.height", message: "Final height" }),
};

/** What a figure is called: "Yield per watt". */
export const figureWord = (i18n: I18n, name: StatisticsFigure["name"]): string => i18n._(FIGURES[name]);

/** The unit of a figure: "g/W", "days". */
export function figureUnit(i18n: I18n, unit: StatisticsFigure["unit"], median: number): string {
  if (unit !== "days") return unitWord(i18n, unit);
  const count = Math.round(median);
  return i18n._(msg({ id: "strain.unit.days", message: plural(count, { one: "day", other: "days" }) }));
}
