import type { Level } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const RATINGS: Readonly<Record<Level, MessageDescriptor>> = {
  good: msg({ id: "watch.rating.good", message: "Good" }),
  normal: msg({ id: "watch.rating.fair", message: "Fair" }),
  bad: msg({ id: "watch.rating.poor", message: "Poor" }),
};

const HEALTH: Readonly<Record<Level, MessageDescriptor>> = {
  good: msg({ id: "watch.health.good", message: "Healthy" }),
  normal: msg({ id: "watch.health.watch", message: "Needs attention" }),
  bad: msg({ id: "watch.health.broken", message: "Failing" }),
};

/** The rating of a measurement. */
export const ratingWord = (i18n: I18n, level: Level): string => i18n._(RATINGS[level]);

/** The state of a part of the site. */
export const healthWord = (i18n: I18n, level: Level): string => i18n._(HEALTH[level]);
