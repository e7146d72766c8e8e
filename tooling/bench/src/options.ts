import { parseArgs } from "node:util";
import { SMALL } from "./small-site.ts";

/** What a run is asked for. */
export interface BenchOptions {
  /** Two files to be compared, instead of a run. */
  readonly compare: readonly [before: string, after: string] | null;
  /** Diaries besides those of the demo site; where growth is measured, those to which the site grows. */
  readonly diaries: number;
  /** Where the numbers are written. */
  readonly json: string | null;
  /** Seconds of load a measurement. */
  readonly seconds: number;
  readonly parts: ReadonlySet<Part>;
  /** Folder for CPU profiles of the servers. */
  readonly profiles: string | null;
}

/** In the order in which they are measured: for the last one the site grows. */
const USUAL = ["server", "weight", "vitals", "lighthouse", "first"] as const;
/** Growth is asked for by its name: it takes many diaries, and minutes to load them. */
const PARTS = [...USUAL, "growth"] as const;
export type Part = (typeof PARTS)[number];

export const USAGE = `pnpm bench [--only ${PARTS.join("|")}]… [--diaries 1000] [--seconds 3] [--json file] [--profiles folder]
pnpm bench --only growth --diaries 100000
pnpm bench --compare before.json after.json`;

/**
 * Reads the words of the command.
 *
 * @throws Error with the usage
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const parts: readonly string[] = values.only ?? USUAL;
  const stranger = parts.find((part) => !PARTS.some((known) => known === part));
  const diaries = Number(values.diaries ?? 0);
  const seconds = Number(values.seconds ?? 3);
  const [before, after, ...more] = positionals;
  const isPair = before !== undefined && after !== undefined && more.length === 0;
  const isWrong =
    stranger !== undefined ||
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
