/** Trace elements of a composition, in percent by weight. */
export const TRACES = ["fe", "mn", "zn", "cu", "b", "mo", "si", "ni", "co", "cl", "na", "se"] as const;

/** "Fe" of "fe". */
function signOf(element: string): string {
  return element.charAt(0).toUpperCase() + element.slice(1);
}

/** How nutrients are written on a label; phosphorus and potassium are declared as oxides. */
export const NUTRIENT_SIGNS = {
  n: "N",
  p: "P₂O₅",
  k: "K₂O",
  ca: "Ca",
  mg: "Mg",
  s: "S",
  ...(Object.fromEntries(TRACES.map((name) => [name, signOf(name)])) as Record<
    (typeof TRACES)[number],
    string
  >),
} as const;
