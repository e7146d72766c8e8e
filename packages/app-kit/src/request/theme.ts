/** The choices of the theme switch. */
export const THEMES = ["system", "light", "dark"] as const;

/** `system` follows the device; the page then sets no theme. */
export type Theme = (typeof THEMES)[number];

/** Parses a stored choice; anything else follows the device. */
export function readTheme(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
