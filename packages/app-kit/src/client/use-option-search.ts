import type { ComboboxOption } from "@grow/ui/input";
import { useCallback, useEffect, useRef, useState } from "react";

/** Rows a combobox shows. */
export const OPTIONS_SHOWN = 8;

/** Finds the options for a text that is not empty. */
export type FindOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/**
 * Finds options of a combobox while the user types. A newer search aborts an older one. A failed search finds nothing: the field takes
 * typed text as well.
 *
 * @param find - the same function in every render
 */
export function useOptionSearch(find: FindOptions): {
  options: readonly ComboboxOption[];
  loading: boolean;
  search: (text: string) => void;
} {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const search = useCallback(
    (text: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const show = (found: readonly ComboboxOption[]) => {
        if (controller.signal.aborted) return;
        setOptions(found);
        setLoading(false);
      };
      const query = text.trim();
      if (query === "") {
        show([]);
        return;
      }
      setLoading(true);
      find(query, controller.signal).then(show, () => show([]));
    },
    [find],
  );
  return { options, loading, search };
}
