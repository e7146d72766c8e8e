import type { Formats } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { durationWord, exactDuration } from "../../../shared/watch/amounts.ts";
import type { VitalName } from "../vitals-view.ts";

/** What is measured, in words. */
const WORDS: Readonly<Record<VitalName, MessageDescriptor>> = {
  LCP: msg({ id: "watch.vital.lcp", message: "main content shown" }),
  INP: msg({ id: "watch.vital.inp", message: "response to input" }),
  CLS: msg({ id: "watch.vital.cls", message: "layout shift" }),
  FCP: msg({ id: "watch.vital.fcp", message: "first content shown" }),
  TTFB: msg({ id: "watch.vital.ttfb", message: "first byte" }),
  FID: msg({ id: "watch.vital.fid", message: "first input delay" }),
  hydration: msg({ id: "watch.vital.hydration", message: "page ready for input" }),
  navigation: msg({ id: "watch.vital.navigation", message: "change to another page" }),
  "long-task": msg({ id: "watch.vital.longTask", message: "long task of a script" }),
  error: msg({ id: "watch.vital.error", message: "error on a page" }),
};

/** What is measured: "main content shown". */
export const vitalWord = (i18n: I18n, name: VitalName): string => i18n._(WORDS[name]);

/** A value as it is read: `1.9 s`, `0.03`. */
export const vitalValue = (formats: Formats, name: VitalName, value: number): string =>
  name === "CLS" ? formats.number(value, 3) : durationWord(formats, value);

/** The same on the axis of a chart, where values are close to each other: `1.95 s`. */
export const axisValue = (formats: Formats, name: VitalName, value: number): string =>
  name === "CLS" ? formats.number(value, 3) : exactDuration(formats, value);
