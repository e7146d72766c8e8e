import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Standing } from "../same-week-view.ts";

const JUDGEMENTS: Record<Standing, MessageDescriptor> = {
  farBelow: msg({ id: "diary.others.farBelow", message: "Bottom 5%" }),
  below: msg({ id: "diary.others.below", message: "Lower than 75% of growers" }),
  like: msg({ id: "diary.others.like", message: "About average" }),
  above: msg({ id: "diary.others.above", message: "Higher than 75% of growers" }),
  farAbove: msg({ id: "diary.others.farAbove", message: "Top 5%" }),
};

/** Where an own value lies among those of others: "Top 5%". */
export const standingWord = (i18n: I18n, standing: Standing): string => i18n._(JUDGEMENTS[standing]);
