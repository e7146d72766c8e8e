const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Number of the week, Monday to Sunday in UTC, that an instant is in. */
function weekNumber(time: number): number {
  // 1 January 1970 was a Thursday.
  return Math.floor((time + 3 * 24 * 60 * 60 * 1000) / WEEK);
}

/**
 * How many calendar weeks in a row a grower wrote. The present week does not break a streak while it lasts: it may still be
 * written.
 *
 * @param weeks - an instant in each week in which the grower wrote, in any order
 */
export function weekStreak(weeks: readonly string[], now: number): number {
  const written = new Set(weeks.map((instant) => weekNumber(Date.parse(instant))));
  const present = weekNumber(now);
  let week = written.has(present) ? present : present - 1;
  let streak = 0;
  while (written.has(week)) {
    streak += 1;
    week -= 1;
  }
  return streak;
}
