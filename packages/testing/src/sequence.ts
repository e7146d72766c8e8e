/**
 * Creates a counter that starts at 1, for unique ids and names.
 *
 * @example
 * const nextId = sequence();
 * nextId(); // 1
 * nextId(); // 2
 */
export function sequence(start = 1): () => number {
  let next = start;
  return () => {
    const value = next;
    next += 1;
    return value;
  };
}
