/**
 * Joins class names, skipping falsy values.
 *
 * @example cx("button", isWide && "wide", className)
 */
export function cx(...names: readonly (string | false | undefined | null)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
