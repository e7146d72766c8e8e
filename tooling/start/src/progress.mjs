/** How often a running step is reported where the output is no terminal, in milliseconds. */
const heartbeat = 30_000;

/**
 * Shows steps with their durations: on a terminal as one line that counts, elsewhere as a line when a step ends and one
 * every half minute while it runs. Steps may run side by side.
 *
 * @param {NodeJS.WriteStream} [out]
 */
export function createProgress(out = process.stdout) {
  const isLive = out.isTTY === true;
  /** @type {Set<{ title: string, began: number }>} */
  const running = new Set();

  const clear = () => {
    if (isLive && running.size > 0) out.write("\r\u001b[K");
  };
  const draw = () => {
    if (!isLive || running.size === 0) return;
    const steps = [...running].map(({ title, began }) => `${title} ${seconds(Date.now() - began)}`);
    out.write(`  … ${steps.join(" · ")}`);
  };

  return {
    /**
     * Writes a line without disturbing the step that is shown.
     *
     * @param {string} line
     */
    say(line) {
      clear();
      out.write(`${line}\n`);
      draw();
    },

    /**
     * Does a step and shows how long it took.
     *
     * @template T
     * @param {string} title what is being done
     * @param {() => Promise<T>} work
     * @param {(result: T) => boolean} [isGood] tells a bad result, where bad ones are not thrown
     * @returns {Promise<T>}
     */
    async step(title, work, isGood = () => true) {
      const began = Date.now();
      const step = { title, began };
      clear();
      running.add(step);
      draw();
      /** @param {"✓" | "✗"} sign */
      const end = (sign) => {
        clear();
        running.delete(step);
        out.write(`  ${sign} ${title} (${seconds(Date.now() - began)})\n`);
        draw();
      };
      const beat = setInterval(
        () => {
          if (isLive) {
            clear();
            draw();
          } else {
            out.write(`  … ${title} (${seconds(Date.now() - began)})\n`);
          }
        },
        isLive ? 1000 : heartbeat,
      );
      try {
        const result = await work();
        end(isGood(result) ? "✓" : "✗");
        return result;
      } catch (error) {
        end("✗");
        throw error;
      } finally {
        clearInterval(beat);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */

/**
 * Formats a duration for people.
 *
 * @param {number} milliseconds
 * @returns {string} `0.4 s`, `12.0 s`, `3 min 05 s`
 */
export function seconds(milliseconds) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}
