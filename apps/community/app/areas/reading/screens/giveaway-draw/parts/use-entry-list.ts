import { useCallback, useRef, useState } from "react";
import { loadEntryList } from "../entry-list.ts";
import type { DrawnCategoryView } from "../view.ts";

/** The list of a category, and how to load one that is not part of the page. */
export interface EntryList {
  /** Null until it is loaded. */
  readonly text: string | null;
  readonly isFailed: boolean;
  /** Loads it once; after a failure, again. @returns null when it can't be loaded */
  load(): Promise<string | null>;
}

/** The list as part of the page, or of its file once it is needed. */
export function useEntryList({ list, file }: DrawnCategoryView): EntryList {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const running = useRef<Promise<string> | null>(null);
  const load = useCallback(async () => {
    if (list !== null || file === null) return list;
    setFailed(false);
    running.current ??= loadEntryList(file);
    try {
      const text = await running.current;
      setLoaded(text);
      return text;
    } catch {
      running.current = null;
      setFailed(true);
      return null;
    }
  }, [list, file]);
  return { text: list ?? loaded, isFailed, load };
}
