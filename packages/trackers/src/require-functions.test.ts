import { expect, test } from "vitest";
import {
  createAdSchedule,
  createAdStatistics,
  createErrorReporter,
  createImpressions,
  createTelemetry,
  sendImpressions,
} from "./index.ts";
import { fakeClock, fakePage } from "./testing/index.ts";

const run = () => {};
const given = {
  clock: fakeClock(),
  page: fakePage(),
  store: { read: () => [], add: run, takeOff: run },
  ...{ guest: run, send: run, beacon: run, warn: run, lock: run, context: run, session: run },
  ...{ isDisabled: run, apply: run },
};

test.each([
  ["createAdSchedule", createAdSchedule, ["clock", "isDisabled", "apply"]],
  ["createAdStatistics", createAdStatistics, ["guest", "clock", "page", "send", "warn"]],
  ["createErrorReporter", createErrorReporter, ["clock", "send"]],
  ["createImpressions", createImpressions, ["clock", "page", "store", "warn"]],
  ["createTelemetry", createTelemetry, ["clock", "page", "context", "session", "send", "beacon", "warn"]],
  ["sendImpressions", sendImpressions, ["clock", "store", "lock", "send", "warn"]],
] as const)("%s throws a TypeError that names a wrong option at once", (_, create, names) => {
  const make = create as (options: object) => unknown;
  expect(() => make(given)).not.toThrow();
  for (const name of names) {
    for (const wrong of [undefined, null, {}, "none"])
      expect(() => make({ ...given, [name]: wrong }), name).toThrow(
        new RegExp(`^${name}\\S* must be a function`),
      );
  }
});
