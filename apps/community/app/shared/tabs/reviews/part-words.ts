import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PartLabel } from "./view.ts";

const PARTS: Record<PartLabel, MessageDescriptor> = {
  growing: msg({ id: "review.growing", message: "Growing" }),
  resistance: msg({ id: "review.resistance", message: "Resistance" }),
};

/** "Growing". */
export const partWord = (i18n: I18n, label: PartLabel): string => i18n._(PARTS[label]);
