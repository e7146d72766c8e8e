import { expect, test } from "vitest";
import {
  createAdButtons,
  createAdData,
  createAdSchedule,
  createAdStatistics,
  createAnalytics,
  createErrorReporter,
  createImpressionStore,
  createImpressions,
  createTelemetry,
  createVisitorIds,
  type KeyValueStore,
  sendImpressions,
  trackAd,
  type Warn,
} from "./index.ts";

const run = () => {};
const storage = { get: run, set: run };
const page = { isVisible: run, onVisibility: run, onLeave: run, onReturn: run };

type Options = Readonly<Record<string, unknown>>;

/** The trackers, each with everything that it uses. */
const TRACKERS: readonly (readonly [name: string, create: (options: never) => unknown, options: Options])[] =
  [
    ["createAdButtons", createAdButtons, { send: run, warn: run }],
    ["createAdData", createAdData, { load: run, warn: run }],
    ["createAdSchedule", createAdSchedule, { clock: { after: run }, isDisabled: run, apply: run }],
    [
      "createAdStatistics",
      createAdStatistics,
      { guest: run, clock: { after: run }, page: { onLeave: run }, send: run, warn: run },
    ],
    [
      "createAnalytics",
      createAnalytics,
      { provider: { pageView: run, event: run }, question: run, warn: run },
    ],
    [
      "createErrorReporter",
      createErrorReporter,
      { clock: { now: run }, send: run, app: "web", version: "1.0.0", user_agent: "", locale: "en" },
    ],
    ["createImpressions", createImpressions, { clock: { now: run }, page, store: { add: run }, warn: run }],
    [
      "createImpressionStore",
      ({ store, warn }: { store: KeyValueStore; warn: Warn }) => createImpressionStore(store, warn),
      { store: { ...storage, remove: run }, warn: run },
    ],
    [
      "createTelemetry",
      createTelemetry,
      {
        clock: { after: run, date: run },
        page: { onVisibility: run, onLeave: run },
        ...{ context: run, session: run, send: run, beacon: run, warn: run },
      },
    ],
    ["createVisitorIds", createVisitorIds, { cookies: storage, device: storage, session: storage }],
    [
      "sendImpressions",
      sendImpressions,
      { clock: { after: run }, store: { read: run, takeOff: run }, lock: run, send: run, warn: run },
    ],
    [
      "trackAd",
      (options: Parameters<typeof trackAd>[0]) => trackAd(options, { i: 7, t: "box", s: "home" }),
      { statistics: { add: run }, page: { isVisible: run, onVisibility: run } },
    ],
  ];

/** The options with a wrong member, and its name, for each of them. */
function* withWrong(options: Options, wrong: unknown): Generator<readonly [name: string, options: Options]> {
  for (const [name, option] of Object.entries(options)) {
    yield [name, { ...options, [name]: wrong }];
    if (typeof option !== "object") continue;
    for (const member of Object.keys(option ?? {}))
      yield [`${name}.${member}`, { ...options, [name]: { ...option, [member]: wrong } }];
  }
}

test.each(TRACKERS)("%s throws a TypeError that names a wrong option at once", (_, create, options) => {
  const make = create as (options: Options) => unknown;
  expect(() => make(options)).not.toThrow();
  for (const wrong of [undefined, null, {}, 5])
    for (const [name, others] of withWrong(options, wrong))
      expect(() => make(others), name).toThrow(
        new RegExp(`^${name.replace(".", "\\.")}.* must be a \\w+, not`),
      );
});

test("createAdData throws a TypeError at once when onFetched is no function", () => {
  const options = { load: async () => [], warn: run, onFetched: "later" };
  expect(() => createAdData(options as never)).toThrow(/^onFetched must be a function/);
});
