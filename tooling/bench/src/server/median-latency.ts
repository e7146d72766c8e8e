import { Agent, get } from "node:http";
import type { Target } from "./load.ts";

/**
 * Sends sequential requests over one connection. The load generator only counts whole milliseconds, which is too coarse here.
 *
 * @returns the median latency of complete responses, in milliseconds
 * @throws Error on a response other than 200
 */
export async function medianLatency(target: Target, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    await ask(target, agent);
    times.push(performance.now() - began);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function ask({ url, headers }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = url.replace("//localhost", "//127.0.0.1");
    get(address, { agent, ...(headers ? { headers: { ...headers } } : {}) }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} returned ${answer.statusCode}.`));
      });
    }).on("error", reject);
  });
}
