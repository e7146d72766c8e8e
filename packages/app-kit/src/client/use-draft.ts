import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createDrafts, DRAFT_DELAY } from "./drafts.ts";

/** The draft of a form. */
export interface DraftKeeper<T> {
  /** The draft saved before this page was opened; null until hydrated. */
  draft: T | null;
  /** When the draft was last written, for "Saved at 14:05". */
  savedAt: Date | null;
  /** Call on every change; the value is written half a second after the last one. */
  change: (value: T) => void;
  /** Call after a successful save, and when the draft is discarded. */
  clear: () => void;
}

/**
 * Saves what is typed into a form as a draft, in this browser and for this user. A pending write runs when the page is left
 * or hidden.
 *
 * @param type - kind of thing: `diary`, `week`
 * @param id - its id, or `new`; a new week of a diary is `{diaryId}-new`
 * @param user - id of the signed-in user, null for a guest
 */
export function useDraft<T>(type: string, id: string | number, user: number | null): DraftKeeper<T> {
  const drafts = useMemo(() => createDrafts(user), [user]);
  const [draft, setDraft] = useState<T | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);

  const write = useCallback(() => {
    const next = waiting.current;
    if (!next) return;
    clearTimeout(next.timer);
    waiting.current = null;
    if (drafts.set(type, id, next.value)) setSavedAt(new Date());
  }, [drafts, type, id]);

  useEffect(() => {
    const found = drafts.get<T>(type, id);
    setDraft(found?.value ?? null);
    setSavedAt(found ? new Date(found.saved_at) : null);
  }, [drafts, type, id]);

  useEffect(() => {
    addEventListener("pagehide", write);
    document.addEventListener("visibilitychange", write);
    return () => {
      removeEventListener("pagehide", write);
      document.removeEventListener("visibilitychange", write);
      write();
    };
  }, [write]);

  const change = useCallback(
    (value: T) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { value, timer: setTimeout(write, DRAFT_DELAY) };
    },
    [write],
  );
  const clear = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    drafts.clear(type, id);
    setSavedAt(null);
  }, [drafts, type, id]);

  return { draft, savedAt, change, clear };
}
