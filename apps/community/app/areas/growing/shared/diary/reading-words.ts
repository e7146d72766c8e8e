import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FactView } from "./facts-view.ts";
import type { HarvestFigureName, RatingView } from "./harvest-view.ts";
import type { DiaryStatus } from "./status-view.ts";

const FACTS: Record<FactView["name"], MessageDescriptor> = {
  harvest: msg({ id: "diary.fact.harvest", message: "Harvest" }),
  yield: msg({ id: "diary.fact.yield", message: "Yield" }),
  days: msg({ id: "diary.fact.days", message: "Days" }),
  weeks: msg({ id: "diary.fact.weeks", message: "Weeks" }),
  height: msg({ id: "diary.fact.height", message: "Height" }),
  rating: msg({ id: "diary.fact.rating", message: "Rating" }),
};

const HARVEST: Record<HarvestFigureName, MessageDescriptor> = {
  dry: msg({ id: "diary.harvest.dry", message: "Dry weight" }),
  wet: msg({ id: "diary.harvest.wet", message: "Wet weight" }),
  perWatt: msg({ id: "diary.harvest.perWatt", message: "Per watt" }),
  perSquare: msg({ id: "diary.harvest.perSquare", message: "Per area" }),
  perPlant: msg({ id: "diary.harvest.perPlant", message: "Per plant" }),
  plants: msg({ id: "diary.harvest.plants", message: "Plants" }),
  power: msg({ id: "diary.harvest.power", message: "Lamp power" }),
  space: msg({ id: "diary.harvest.space", message: "Space" }),
};

const RATINGS: Record<RatingView["name"], MessageDescriptor> = {
  general: msg({ id: "diary.seed.general", message: "Overall" }),
  growing: msg({ id: "diary.seed.growing", message: "Easy to grow" }),
  resistance: msg({ id: "diary.seed.resistance", message: "Resistance" }),
};

const STATUSES: Record<DiaryStatus, MessageDescriptor> = {
  removed: msg({ id: "diary.standing.removed", message: "Removed" }),
  banned: msg({ id: "diary.standing.banned", message: "Closed by a moderator" }),
  waiting: msg({ id: "diary.standing.waiting", message: "Waiting for approval" }),
  hidden: msg({ id: "diary.standing.hidden", message: "Hidden" }),
  private: msg({ id: "diary.standing.private", message: "Private" }),
  unlisted: msg({ id: "diary.standing.unlisted", message: "Unlisted" }),
};

/** "Yield". */
export const factWord = (i18n: I18n, name: FactView["name"]): string => i18n._(FACTS[name]);
/** "Dry weight". */
export const harvestWord = (i18n: I18n, name: HarvestFigureName): string => i18n._(HARVEST[name]);
/** "Easy to grow". */
export const ratingWord = (i18n: I18n, name: RatingView["name"]): string => i18n._(RATINGS[name]);
/** "Waiting for approval". */
export const statusWord = (i18n: I18n, name: DiaryStatus): string => i18n._(STATUSES[name]);
