import { useFetcher } from "@remix-run/react";

/**
 * The form of a choice that takes effect at once, and the value to show as chosen: the new one already while it is being submitted.
 *
 * @param name - of the form's field
 * @param current - the chosen value; null for none of the offered values
 */
export function useChoice(name: string, current: string | null) {
  const fetcher = useFetcher();
  const pending = fetcher.formData?.get(name);
  return { Form: fetcher.Form, shown: typeof pending === "string" ? pending : current };
}
