/** Fields and groups of fields that are invalid. */
const INVALID = "[aria-invalid=true], [data-invalid]";

/**
 * Moves focus to the first invalid field of a form that was rejected, in the middle of the window.
 *
 * @param otherwise - what says why, if no field does
 */
export function focusProblem(form: HTMLElement | null, otherwise: HTMLElement | null): void {
  const found = form?.querySelector<HTMLElement>(INVALID) ?? otherwise;
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: found === otherwise ? "start" : "center" });
}
