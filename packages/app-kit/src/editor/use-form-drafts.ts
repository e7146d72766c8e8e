import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createDrafts, DRAFT_DELAY, type SlotDraft } from "./drafts.ts";

/** The drafts of a form. */
export interface FormDrafts<T> {
  /** Earlier drafts, oldest first, until each is resumed or discarded. Empty until hydrated. */
  readonly offered: readonly SlotDraft<T>[];
  /** When this form's own draft was last written. */
  readonly savedAt: Date | null;
  /** Call on every change; the value is written half a second after the last one. */
  readonly change: (value: T) => void;
  /** Continues an offered draft: from now on this form writes to it. What was typed until now is offered instead. */
  readonly resume: (slot: string) => void;
  /** Deletes an offered draft. */
  readonly discard: (slot: string) => void;
  /** Deletes this form's own draft, after it was saved or discarded. */
  readonly clear: () => void;
}

/**
 * Saves what is typed into a form as a draft, in this browser and for this user. A pending write runs when the page is left or
 * hidden. An earlier draft is never overwritten, only offered, since a form may be open in several tabs or begun several times.
 *
 * @param type - kind of thing: `diary`, `week`
 * @param id - its id, or `new`; a new week of a diary is `{diaryId}-new`
 * @param user - id of the signed-in user, null for a guest
 * @param isSingle - the form continues its draft without asking and overwrites it, as a comment does
 */
export function useFormDrafts<T>(
  type: string,
  id: string | number,
  user: number | null,
  isSingle = false,
): FormDrafts<T> {
  const firstSlot = isSingle ? String(id) : null;
  const drafts = useMemo(() => createDrafts(user), [user]);
  const [offered, setOffered] = useState<readonly SlotDraft<T>[]>([]);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const own = useRef(firstSlot);
  const pending = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);

  const write = useCallback(() => {
    const next = pending.current;
    if (!next) return;
    clearTimeout(next.timer);
    pending.current = null;
    own.current ??= drafts.freeSlot(type, id);
    if (drafts.set(type, own.current, next.value)) setSavedAt(new Date());
  }, [drafts, type, id]);

  useEffect(() => {
    own.current = firstSlot;
    setOffered(drafts.all<T>(type, id));
    setSavedAt(null);
  }, [drafts, type, id, firstSlot]);

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
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { value, timer: setTimeout(write, DRAFT_DELAY) };
    },
    [write],
  );
  const resume = useCallback(
    (slot: string) => {
      write();
      const typed = own.current === null ? null : drafts.get<T>(type, own.current);
      const typedDraft = typed && own.current !== null ? [{ ...typed, slot: own.current }] : [];
      own.current = slot;
      setOffered((before) => [...before.filter((draft) => draft.slot !== slot), ...typedDraft]);
      const resumed = drafts.get<T>(type, slot);
      setSavedAt(resumed ? new Date(resumed.saved_at) : null);
    },
    [drafts, type, write],
  );
  const discard = useCallback(
    (slot: string) => {
      drafts.clear(type, slot);
      setOffered((before) => before.filter((draft) => draft.slot !== slot));
    },
    [drafts, type],
  );
  const clear = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
    if (own.current !== null) drafts.clear(type, own.current);
    own.current = firstSlot;
    setSavedAt(null);
  }, [drafts, type, firstSlot]);

  return { offered, savedAt, change, resume, discard, clear };
}
