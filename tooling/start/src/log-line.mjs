/** Names of pino's levels. */
const levels = /** @type {Record<number, string>} */ ({
  10: "trace",
  20: "debug",
  30: "info",
  40: "warning",
  50: "error",
  60: "fatal",
});

/** The longest line shown on the terminal, in characters; the log has all of it. */
const widest = 240;

/**
 * Makes a line of a server's log short enough for the terminal.
 *
 * @param {string} line one line: JSON as pino writes it, or plain text
 * @returns {{ level: number, text: string }} pino's level (plain text counts as a warning: only errors
 *   outside of the logger print it) and what to show
 */
export function shortLine(line) {
  const record = parseRecord(line);
  if (record === null) return { level: 40, text: cut(line) };
  const level = typeof record.level === "number" ? record.level : 30;
  const parts = [levels[level] ?? String(level), record.msg];
  const error = record.err;
  if (typeof error === "object" && error !== null && "message" in error && error.message !== record.msg) {
    parts.push(error.message);
  }
  return { level, text: cut(parts.filter((part) => typeof part === "string" && part !== "").join("  ")) };
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | null}
 */
function parseRecord(line) {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** @param {string} text */
function cut(text) {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}
