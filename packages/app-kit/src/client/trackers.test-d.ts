import type { Schema } from "@grow/contract";
import type { Locale } from "@grow/domain";
import type {
  AdButton,
  AdStatRecord,
  ErrorReport,
  ImpressionStat,
  TelemetryMetric,
  TelemetrySession,
} from "@grow/trackers";
import { expectTypeOf, test } from "vitest";

test("types of the trackers match the contract", () => {
  type Report = Schema<"TelemetryReport">;
  expectTypeOf<TelemetryMetric>().toExtend<Report["metrics"][number]>();
  expectTypeOf<TelemetrySession>().toExtend<Report["session_info"]>();
  expectTypeOf<Report["metrics"][number]["name"]>().toEqualTypeOf<TelemetryMetric["name"]>();
  expectTypeOf<ImpressionStat>().toExtend<Schema<"ImpressionRecord">>();
  expectTypeOf<AdButton>().toExtend<Schema<"AdButtonInput">>();
  // Sections and languages are plain strings there: the trackers do not know which exist.
  expectTypeOf<Omit<AdStatRecord, "s">>().toExtend<Omit<Schema<"AdStatRecord">, "s">>();
  expectTypeOf<ErrorReport<"web" | "brands", Locale>>().toExtend<Schema<"ErrorReport">>();
  expectTypeOf<Schema<"AdStatRecord">["s"]>().toExtend<AdStatRecord["s"]>();
});
