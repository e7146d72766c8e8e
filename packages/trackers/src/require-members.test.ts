import { expect, test } from "vitest";
import {
  awaitView,
  createAdButtons,
  createAdSchedule,
  createAdStatistics,
  createAnalytics,
  createErrorReporter,
  createGuestId,
  createImpressionStore,
  createImpressions,
  createTelemetry,
  createVisitorIds,
  type KeyValueStore,
  sendImpressions,
  trackAd,
  type ViewOptions,
  type Warn,
} from "./index.ts";

const run = () => {};

/** A browser's own storage, which is no store: it has no `get`. */
const storage = { getItem: run, setItem: run, removeItem: run };
const store = { get: run, set: run, remove: run };
const page = { isVisible: run, onVisibility: run, onLeave: run, onReturn: run };

const SITE = { app: "web", version: "1.4.0", user_agent: "", locale: "de" };

/** The trackers, with right options, and those of them that may be wrong. */
const TRACKERS: readonly (readonly [
  name: string,
  create: (options: never) => unknown,
  options: Readonly<Record<string, unknown>>,
])[] = [
  ["awaitView", (options: ViewOptions) => awaitView(options, run), { clock: { after: run }, page }],
  ["createAdButtons", createAdButtons, { send: run, warn: run }],
  ["createAdSchedule", createAdSchedule, { clock: { after: run }, isDisabled: run, apply: run }],
  [
    "createAdStatistics",
    createAdStatistics,
    { guest: run, clock: { after: run }, page, send: run, warn: run },
  ],
  ["createAnalytics", createAnalytics, { provider: { pageView: run, event: run }, question: run, warn: run }],
  ["createErrorReporter", createErrorReporter, { clock: { now: run }, send: run, ...SITE }],
  ["createImpressions", createImpressions, { clock: { now: run }, page, store: { add: run }, warn: run }],
  [
    "createImpressionStore",
    (options: { store: KeyValueStore; warn: Warn }) => createImpressionStore(options.store, options.warn),
    { store, warn: run },
  ],
  [
    "createTelemetry",
    createTelemetry,
    {
      clock: { after: run, date: run },
      page,
      ...{ context: run, session: run, send: run, beacon: run, warn: run },
    },
  ],
  ["createGuestId", createGuestId, { cookies: store }],
  ["createVisitorIds", createVisitorIds, { cookies: store, device: store, session: store }],
  [
    "sendImpressions",
    sendImpressions,
    { clock: { after: run }, store: { read: run, takeOff: run }, lock: run, send: run, warn: run },
  ],
];

test.each(TRACKERS)("%s throws a TypeError that names a wrong option at once", (_, create, options) => {
  const make = create as (options: object) => unknown;
  expect(() => make(options)).not.toThrow();
  for (const name of Object.keys(options).filter((one) => !Object.hasOwn(SITE, one)))
    for (const wrong of [undefined, null, storage, 5])
      expect(() => make({ ...options, [name]: wrong }), name).toThrow(
        new RegExp(`^${name}\\S* must be a function`),
      );
});

test("createTelemetry refuses a clock without a date, which it needs only later", () => {
  const options = TRACKERS.find(([name]) => name === "createTelemetry")?.[2];
  expect(() => createTelemetry({ ...options, clock: { after: run } } as never)).toThrow(/^clock\.date/);
});

test.each(Object.keys(SITE))("createErrorReporter refuses a %s that is no string", (name) => {
  for (const wrong of [undefined, null, 5, {}])
    expect(() =>
      createErrorReporter({ clock: { now: run }, send: run, ...SITE, [name]: wrong } as never),
    ).toThrow(new TypeError(`${name} must be a string${name === "user_agent" ? "" : " like /^.{1,100}$/"}`));
});

test("createTelemetry refuses an unknown navigation type", () => {
  const options = TRACKERS.find(([name]) => name === "createTelemetry")?.[2];
  expect(() => createTelemetry({ ...options, navigationType: "x" } as never)).toThrow(
    new TypeError("navigationType must be a navigation type"),
  );
});

test("trackAd refuses statistics, a page and an ad that it cannot use", () => {
  const options = { statistics: { add: run }, page, clock: { after: run } };
  const ad = { i: 7, t: "box", s: "home" };
  expect(() => trackAd(options as never, ad as never)).not.toThrow();
  expect(() => trackAd({} as never, ad as never)).toThrow(/^statistics\.add must be a function/);
  expect(() => trackAd({ ...options, page: {} } as never, ad as never)).toThrow(/^page\.isVisible/);
  expect(() => trackAd({ ...options, clock: undefined } as never, ad as never)).toThrow(/^clock\.after/);
  for (const t of ["boxx", ""])
    expect(() => trackAd(options as never, { ...ad, t } as never)).toThrow(`ad.t cannot be ${t}`);
  for (const wrong of [null, undefined, {}, { ...ad, t: 5 }])
    expect(() => trackAd(options as never, wrong as never)).toThrow(/^ad\.[ts] must be a string/);
});
