import { expect, test } from "vitest";
import {
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
  type Warn,
} from "./index.ts";

const run = () => {};

/** A browser's own storage, which is no store: it has no `get`. */
const storage = { getItem: run, setItem: run, removeItem: run };
const store = { get: run, set: run, remove: run };
const page = { isVisible: run, onVisibility: run, onLeave: run, onReturn: run };

/** The trackers, with right options, and those of them that may be wrong. */
const TRACKERS: readonly (readonly [
  name: string,
  create: (options: never) => unknown,
  options: Readonly<Record<string, unknown>>,
])[] = [
  ["createAdButtons", createAdButtons, { send: run, warn: run }],
  ["createAdSchedule", createAdSchedule, { clock: { after: run }, isDisabled: run, apply: run }],
  [
    "createAdStatistics",
    createAdStatistics,
    { guest: run, clock: { after: run }, page, send: run, warn: run },
  ],
  ["createAnalytics", createAnalytics, { provider: { pageView: run, event: run }, question: run, warn: run }],
  ["createErrorReporter", createErrorReporter, { clock: { now: run }, send: run, user_agent: "" }],
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
  for (const name of Object.keys(options).filter((one) => one !== "user_agent"))
    for (const wrong of [undefined, null, storage, 5])
      expect(() => make({ ...options, [name]: wrong }), name).toThrow(
        new RegExp(`^${name}\\S* must be a function`),
      );
});

test("createTelemetry refuses a clock without a date, which it needs only later", () => {
  const options = TRACKERS.find(([name]) => name === "createTelemetry")?.[2];
  expect(() => createTelemetry({ ...options, clock: { after: run } } as never)).toThrow(/^clock\.date/);
});

test("createErrorReporter throws at once without a user agent, and not while it reports", () => {
  expect(() => createErrorReporter({ clock: { now: run }, send: run } as never)).toThrow(
    new TypeError("user_agent.slice must be a function"),
  );
});
