import { createHash } from "node:crypto";
import type { Random } from "@grow/testing";
import type { EventDraft } from "../asking/asking-events.ts";
import { daysAfter } from "../calendar.ts";
import { type DemoError, ERRORS, VERSIONS } from "./errors.ts";
import { measureDays } from "./vital-days.ts";
import type { ErrorGroupRow, ErrorSampleRow, WatchTables } from "./watch-rows.ts";

interface WatchTools {
  readonly random: Random;
  readonly anchor: string;
  /** Decides about errors. */
  readonly admin: number;
}

/** As many cases as the api saves of an error. */
const CASES = 5;

/** How fast the site was, what broke, and what staff decided about it. */
export function watchSite({ random, anchor, admin }: WatchTools): {
  tables: WatchTables;
  events: EventDraft[];
} {
  const groups = ERRORS.map((error, index) => groupRow(error, index + 1, anchor));
  return {
    tables: {
      vital_day: measureDays(random.fork("vitals"), anchor),
      error_version: (["web", "brands"] as const).flatMap((app) =>
        VERSIONS.map(([version, ago]) => ({ app, version, add_date: daysAfter(anchor, -ago) })),
      ),
      error_group: groups,
      error_sample: ERRORS.flatMap((error, index) =>
        sampleRows(random.fork(error.message), error, index + 1, anchor),
      ),
    },
    events: ERRORS.flatMap((error, index) => decisionEvents(error, index + 1, admin, anchor)),
  };
}

const versionAt = (ago: number): string => VERSIONS.findLast(([, released]) => released >= ago)?.[0] ?? "";

function groupRow(error: DemoError, id: number, anchor: string): ErrorGroupRow {
  const { app = "web", message, frame = "", state, first, last, times, people, decided } = error;
  const isDecided = decided !== undefined;
  return {
    ...{ id, app, message, frame, state },
    // As the api's, so that a report of the same error joins the group.
    key: `\\x${createHash("sha256")
      .update(JSON.stringify([app, message, frame]))
      .digest("hex")}`,
    state_date: isDecided && state !== "open" ? daysAfter(anchor, -decided) : null,
    is_again: isDecided && state === "open",
    ...{ first_version: versionAt(first), last_version: versionAt(last) },
    ...{ cnt: times, cnt_senders: people, version: isDecided ? 2 : 1 },
    ...{ add_date: daysAfter(anchor, -first), last_date: daysAfter(anchor, -last) },
  };
}

/** The last cases, the last one when the error was last seen. */
function sampleRows(random: Random, error: DemoError, group_id: number, anchor: string): ErrorSampleRow[] {
  const { frame, first, last, times, page, status = null, browsers, locales = ["en"] } = error;
  return Array.from({ length: Math.min(CASES, times) }, (_, place) => {
    const ago = Math.min(first, last + place * random.number(0.02, 0.2, 3));
    const message = error.message
      .replace("#", () => String(status ?? random.whole(2, 900)))
      .replace("URL", "https://grow.example/assets/week-editor-Dk3f8a1c.js");
    return {
      ...{ group_id, place, message, page, status },
      stack: frame === undefined ? null : stackOf(random, message, frame),
      version: versionAt(ago),
      ...{ browser: random.pick(browsers), locale: random.pick(locales) },
      date: daysAfter(anchor, -ago),
    };
  });
}

function stackOf(random: Random, message: string, frame: string): string {
  const [file = "", name = ""] = frame.split(" ");
  const line = () => `1:${random.whole(400, 60_000)}`;
  const asset = (part: string, hash: string) => `https://grow.example/assets/${part}-${hash}.js:${line()}`;
  return [
    `Error: ${message}`,
    `    at ${name} (${asset(file.replace(".js", ""), "B1x9Kq2d")})`,
    `    at async submit (${asset("page", "Cq81mZ0t")})`,
  ].join("\n");
}

/** What the log tells of a decision. */
function decisionEvents(
  { message, state, decided }: DemoError,
  id: number,
  admin: number,
  anchor: string,
): EventDraft[] {
  if (decided === undefined) return [];
  const after = state === "open" ? "solved" : state;
  return [
    {
      ...{ type: "staff.update", user_id: admin, content_type: "error", content_id: id, diary_id: null },
      params: { name: message, fields: [{ field: "state", before: "open", after }] },
      add_date: daysAfter(anchor, -decided),
    },
  ];
}
