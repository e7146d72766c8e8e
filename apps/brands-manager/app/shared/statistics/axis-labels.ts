/** Labels of the time axis; more do not fit. */
const MOST_LABELS = 4;

/** Leaves out labels of the time axis until those that are left fit. */
export function axisLabels(labels: readonly string[]): string[] {
  const every = Math.max(1, Math.ceil(labels.length / MOST_LABELS));
  return labels.map((label, index) => (index % every === 0 ? label : ""));
}
