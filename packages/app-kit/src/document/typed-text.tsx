import { useLayoutEffect } from "react";

/** What was typed into fields of several lines before React took over. */
export interface TypedText {
  /** Puts it back where it was overwritten, and tells those who listen. Once; later calls do nothing. */
  restore(): void;
}

/**
 * React 18 sets a hydrated textarea back to what the server had written into it; it spares other fields. Whoever began to
 * type before would lose it.
 */
export function rememberTypedText(page: Document): TypedText {
  const typed = new Map<HTMLTextAreaElement, string>();
  const note = (field: unknown) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) {
      typed.set(field, field.value);
    }
  };
  for (const field of page.querySelectorAll("textarea")) note(field);
  const listen = ({ target }: Event) => note(target);
  page.addEventListener("input", listen, true);
  return {
    restore() {
      page.removeEventListener("input", listen, true);
      for (const [field, text] of typed) {
        if (field.value === text) continue;
        const { activeElement } = page;
        field.value = text;
        // The caret stood behind what was typed last, more often than not.
        if (activeElement === field) field.setSelectionRange(text.length, text.length);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      typed.clear();
    },
  };
}

/** Renders nothing. After hydration it restores the text that was typed before. */
export function RestoreTypedText({ typed }: { typed: TypedText }) {
  useLayoutEffect(() => typed.restore(), [typed]);
  return null;
}
