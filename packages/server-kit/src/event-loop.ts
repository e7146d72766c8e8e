import { monitorEventLoopDelay } from "node:perf_hooks";
import { Histogram, type Registry } from "prom-client";

/** Sampling interval in milliseconds, subtracted from the measured delay. */
const RESOLUTION = 10;

/**
 * Records the longest event loop block of each second as a metric. An average would hide it.
 *
 * @returns a function that stops it
 */
export function watchEventLoop(registry: Registry): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  const blocks = new Histogram({
    name: "grow_event_loop_block_seconds",
    help: "Longest event loop block in each second",
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
