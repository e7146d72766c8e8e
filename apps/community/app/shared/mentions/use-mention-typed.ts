import { mentionTyped } from "@grow/domain/texts";
import { useCallback, useEffect, useRef, useState } from "react";

type Typed = ReturnType<typeof mentionTyped>;

interface TypedMention {
  /** The mention before the caret; null when none is being typed. */
  readonly typed: Typed;
  /** Offers nothing more for this mention. */
  dismiss(): void;
  /** Completes the mention. */
  insert(name: string): void;
}

/** Follows what is typed into a field. */
export function useMentionTyped(field: HTMLTextAreaElement): TypedMention {
  const [typed, setTyped] = useState<Typed>(null);
  const dismissed = useRef<number | null>(null);

  useEffect(() => {
    const look = () => {
      const isThere = document.activeElement === field && field.selectionStart === field.selectionEnd;
      const now = isThere ? mentionTyped(field.value, field.selectionStart) : null;
      if (now?.start !== dismissed.current) dismissed.current = null;
      const next = now === null || dismissed.current === now.start ? null : now;
      setTyped((before) =>
        before?.start === next?.start && before?.letters === next?.letters ? before : next,
      );
    };
    look();
    const events = ["input", "keyup", "click", "focus", "blur"];
    for (const event of events) field.addEventListener(event, look);
    return () => {
      for (const event of events) field.removeEventListener(event, look);
    };
  }, [field]);

  const start = typed?.start ?? null;
  const dismiss = useCallback(() => {
    dismissed.current = start;
    setTyped(null);
  }, [start]);
  const insert = useCallback(
    (name: string) => {
      if (start === null || name === "") return;
      field.setRangeText(`@${name} `, start, field.selectionStart, "end");
      // Forms handle it like typed input.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    [field, start],
  );
  return { typed, dismiss, insert };
}
