/** Width of the bar in characters. */
const WIDTH = 30;

/**
 * A line that says how far something has come.
 *
 * @param seconds - passed since the beginning; what is left is reckoned by it
 * @example
 * progressLine(250, 1000, 30); // "███████░░░… 25 %  250 of 1,000  about 1:30 left"
 */
export function progressLine(done: number, total: number, seconds: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.round(share * WIDTH);
  const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
  const of = `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
  const left = share > 0 && share < 1 ? `  about ${minutes((seconds / share) * (1 - share))} left` : "";
  return `${bar} ${Math.floor(share * 100)} %  ${of}${left}`;
}

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
