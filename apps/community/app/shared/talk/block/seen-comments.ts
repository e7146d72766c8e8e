/** Things whose comments a browser remembers; those read longest ago are forgotten. */
const MOST_THINGS = 200;

const keyOf = (viewer: number) => `seen-comments:${viewer}`;

type Seen = readonly (readonly [thing: string, comment: number])[];

/** Blocked or broken storage remembers nothing. */
function readSeen(viewer: number): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(viewer)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((entry): entry is Seen[number] => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}

function writeSeen(viewer: number, seen: Seen): void {
  try {
    localStorage.setItem(keyOf(viewer), JSON.stringify(seen));
  } catch {
    // The next visit marks the same comments once more.
  }
}

/**
 * Remembers on the device the newest comment on a thing that a member has seen.
 *
 * @returns the newest one at the previous visit; null on the first visit
 */
export function rememberSeen(viewer: number, thing: string, newest: number): number | null {
  const all = readSeen(viewer);
  const seen = all.find(([one]) => one === thing)?.[1] ?? null;
  if (newest > (seen ?? -1)) {
    const others = all.filter(([one]) => one !== thing);
    writeSeen(viewer, [...others.slice(1 - MOST_THINGS), [thing, newest]]);
  }
  return seen;
}
