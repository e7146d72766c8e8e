/** Maximum number of visible toasts. */
const most = 3;

/**
 * Adds a toast below the others. When full, removes the oldest one; errors are removed last, because they stay until dismissed.
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
