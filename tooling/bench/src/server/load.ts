import autocannon from "autocannon";
import type { Processes } from "../site/processes.ts";

/** What is asked for, again and again. */
export interface Target {
  readonly url: string;
  /** Paths at its host that are asked for in turns, instead of its own. */
  readonly paths?: readonly string[];
  /** Gives the path of each request, whichever connection makes it, instead of its own. */
  readonly next?: () => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of it. */
export interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds within which half of the answers came. */
  readonly p50: number;
  /** Milliseconds of CPU an answer, by name of the processes watched. */
  readonly cpu: Readonly<Record<string, number>>;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Whose CPU is counted. */
  readonly watched: Readonly<Record<string, Processes>>;
}

/**
 * Asks over kept connections for some seconds.
 *
 * @throws Error when anything but a success is answered: what is measured would be something else
 */
export async function load(target: Target, { connections, seconds, watched }: LoadOptions): Promise<Load> {
  const { next } = target;
  const before = Object.entries(watched).map(
    ([name, processes]) => [name, processes, processes.cpu()] as const,
  );
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    ...(target.paths ? { requests: target.paths.map((path) => ({ path })) } : {}),
    ...(next ? { requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }] } : {}),
    ...(target.headers ? { headers: { ...target.headers } } : {}),
  });
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `${target.url}: ${result.non2xx} answers were no success, ${result.errors} did not come, ${answered} did.`,
    );
  }
  return {
    rate: answered / result.duration,
    p50: result.latency.p50,
    cpu: Object.fromEntries(
      before.map(([name, processes, used]) => [name, (processes.cpu() - used) / answered]),
    ),
  };
}

/** The middle one of an odd number of runs, by rate. */
export function middle(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((one, other) => one.rate - other.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error("There is no run to choose from.");
  return found;
}
