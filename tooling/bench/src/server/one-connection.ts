import { Agent, get } from "node:http";
import type { Target } from "./load.ts";

/**
 * Asks one time after the other over one connection. Told apart from load because a load generator counts whole
 * milliseconds, and here less than one is at stake.
 *
 * @returns milliseconds within which half of the answers came whole
 * @throws Error when an answer is no success
 */
export async function halfWithin(target: Target, seconds: number): Promise<number> {
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
        else reject(new Error(`${url} is answered with ${answer.statusCode}.`));
      });
    }).on("error", reject);
  });
}
