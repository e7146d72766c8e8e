import { monitorEventLoopDelay } from "node:perf_hooks";
import { Histogram, type Registry } from "prom-client";

/** Milliseconds between looks at the event loop; what is waited for anyway is no delay. */
const RESOLUTION = 10;

/**
 * Shows for how long one piece of work kept all others waiting: the longest time in each second. An average would hide it.
 *
 * @returns ends the watching
 */
export function watchEventLoop(registry: Registry): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  const blocks = new Histogram({
    name: "grow_event_loop_block_seconds",
    help: "The longest time in each second for which the event loop was kept",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  delays.enable();
  const timer = setInterval(() => {
    blocks.observe(Math.max(0, delays.max / 1e9 - RESOLUTION / 1000));
    delays.reset();
  }, 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
