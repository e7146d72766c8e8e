import { parseArgs } from "node:util";
import { SMALL } from "./small-site.ts";

/** Options of a run. */
export interface BenchOptions {
  /** Two result files to compare, instead of a run. */
  readonly compare: readonly [before: string, after: string] | null;
  /** Diaries in addition to the demo site; for the growth part, the size to which the site grows. */
  readonly diaries: number;
  /** File for the results. */
  readonly json: string | null;
  /** Seconds of load per measurement. */
  readonly seconds: number;
  readonly parts: ReadonlySet<Part>;
  /** Folder for CPU profiles of the servers. */
  readonly profiles: string | null;
}

/** In order of measurement: the last one adds diaries to the site. */
const USUAL = ["server", "embedded", "weight", "vitals", "lighthouse", "cold"] as const;
/** These run only by name: they take an hour, or minutes to load their rows. */
const PARTS = [...USUAL, "hour", "live", "growth"] as const;
export type Part = (typeof PARTS)[number];

export const USAGE = `pnpm bench [--only ${PARTS.join("|")}]… [--diaries 1000] [--seconds 3] [--json file] [--profiles folder]
pnpm bench --only growth --diaries 100000
pnpm bench --compare before.json after.json`;

/**
 * Parses the command's arguments.
 *
 * @throws Error with the usage
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const parts: readonly string[] = values.only ?? USUAL;
  const unknown = parts.find((part) => !PARTS.some((known) => known === part));
  const diaries = Number(values.diaries ?? 0);
  const seconds = Number(values.seconds ?? 3);
  const [before, after, ...more] = positionals;
  const isPair = before !== undefined && after !== undefined && more.length === 0;
  const isWrong =
    unknown !== undefined ||
    !Number.isInteger(diaries) ||
    diaries < 0 ||
    diaries % 1000 !== 0 ||
    !(seconds > 0 && seconds <= 600) ||
    (parts.includes("growth") && (parts.length > 1 || diaries <= SMALL)) ||
    (values.compare === true ? !isPair : positionals.length > 0);
  if (isWrong) throw new Error(USAGE);
  return {
    compare: values.compare === true && isPair ? [before, after] : null,
    diaries,
    json: values.json ?? null,
    seconds,
    parts: new Set(parts as Part[]),
    profiles: values.profiles ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== "--"),
      allowPositionals: true,
      options: {
        only: { type: "string", multiple: true },
        diaries: { type: "string" },
        seconds: { type: "string" },
        json: { type: "string" },
        profiles: { type: "string" },
        compare: { type: "boolean" },
      },
    });
  } catch {
    throw new Error(USAGE);
  }
}
