import autocannon from "autocannon";
import type { Processes } from "../site/processes.ts";

/** What to request repeatedly. */
export interface Target {
  readonly url: string;
  /** Paths to request in turn, instead of the URL's own. */
  readonly paths?: readonly string[];
  /** Returns the path of each request, over all connections, instead of the URL's own. */
  readonly next?: () => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Results of a load. */
export interface Load {
  /** Responses per second. */
  readonly rate: number;
  /** Median latency in milliseconds. */
  readonly p50: number;
  /** Milliseconds of CPU per response, by name of the watched processes. */
  readonly cpu: Readonly<Record<string, number>>;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Processes whose CPU is measured. */
  readonly watched: Readonly<Record<string, Processes>>;
}

/**
 * Sends requests over keep-alive connections for some seconds.
 *
 * @throws Error on any response other than 2xx, which would falsify the measurement
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
      `${target.url}: ${result.non2xx} responses were errors, ${result.errors} requests failed, ${answered} succeeded.`,
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

/** The median of an odd number of runs, by rate. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((one, other) => one.rate - other.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error("There are no runs.");
  return found;
}
