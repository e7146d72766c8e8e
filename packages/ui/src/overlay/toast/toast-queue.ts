/** More than three at once nobody reads. */
const most = 3;

/**
 * Lets a new toast in, below the others. With no room left the oldest goes; errors are the last to be pushed out,
 * because they wait to be closed.
 */
export function admitToast<One extends { isError?: boolean | undefined }>(
  shown: readonly One[],
  next: One,
): { kept: readonly One[]; dropped: readonly One[] } {
  const all = [...shown, next];
  const dropped: One[] = [];
  while (all.length > most) {
    const oldest = all.findIndex((one) => !one.isError && one !== next);
    dropped.push(...all.splice(Math.max(0, oldest), 1));
  }
  return { kept: all, dropped };
}
