import { useFetcher } from "@remix-run/react";

/**
 * The form of a choice that takes effect at once, and what to show as chosen: while it is on its way already the new value.
 *
 * @param name - of the form's field
 * @param current - what is chosen, null for none of the values offered
 */
export function useChoice(name: string, current: string | null) {
  const fetcher = useFetcher();
  const pending = fetcher.formData?.get(name);
  return { Form: fetcher.Form, shown: typeof pending === "string" ? pending : current };
}
