/** How often a step that goes on says so where nobody watches a terminal, in milliseconds. */
const heartbeat = 30_000;

/**
 * Shows steps with their durations: on a terminal as one line that counts, else as a line when a step ends and one every
 * half minute while it goes on.
 *
 * @param {NodeJS.WriteStream} [out]
 */
export function createProgress(out = process.stdout) {
  const isLive = out.isTTY === true;
  /** @type {{ title: string, began: number } | null} */
  let current = null;

  const clear = () => {
    if (isLive && current) out.write("\r\u001b[K");
  };
  const draw = () => {
    if (isLive && current) out.write(`  … ${current.title} ${seconds(Date.now() - current.began)}`);
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
      current = { title, began };
      draw();
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
        clear();
        out.write(`  ${isGood(result) ? "✓" : "✗"} ${title} (${seconds(Date.now() - began)})\n`);
        return result;
      } catch (error) {
        clear();
        out.write(`  ✗ ${title} (${seconds(Date.now() - began)})\n`);
        throw error;
      } finally {
        clearInterval(beat);
        current = null;
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
