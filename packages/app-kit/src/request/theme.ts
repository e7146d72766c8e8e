/** The choices of the theme switch. */
export const THEMES = ["system", "light", "dark"] as const;

/** `system` follows the device; the page then carries no theme of its own. */
export type Theme = (typeof THEMES)[number];

/** Reads a stored choice; anything else follows the device. */
export function readTheme(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
