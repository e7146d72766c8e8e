import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { Avatar, cx, VisuallyHidden } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { findGrowers } from "./find-growers.ts";
import styles from "./mention-picker.module.css";
import { useMentionTyped } from "./use-mention-typed.ts";

/** Time without typing before growers are searched, ms. */
const PAUSE = 150;

// React 18 passes this attribute through; it lifts the list above dialogs.
const popover = { popover: "manual" } as const;

/** A list of growers under a field, for the mention before the caret. The focus stays in the field. */
export function MentionPicker({ field }: { field: HTMLTextAreaElement }) {
  const { t } = useLingui();
  const { typed, dismiss, insert } = useMentionTyped(field);
  const found = useGrowers(typed?.letters ?? null);
  const [active, setActive] = useState(0);
  const id = useId();
  const isOpen = typed !== null && found.length > 0;
  const place = Math.min(active, found.length - 1);

  // Other growers begin at the first one.
  useEffect(() => setActive(0), [found]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const actions: Record<string, () => void> = {
      ArrowDown: () => setActive((place + 1) % found.length),
      ArrowUp: () => setActive((place + found.length - 1) % found.length),
      Enter: () => insert(found[place]?.name ?? ""),
      Tab: () => insert(found[place]?.name ?? ""),
      Escape: dismiss,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.isComposing ? undefined : actions[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    field.addEventListener("keydown", onKeyDown);
    return () => field.removeEventListener("keydown", onKeyDown);
  }, [field, isOpen, found, place, insert, dismiss]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const names = {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": id,
      "aria-activedescendant": `${id}-${place}`,
    };
    for (const [name, value] of Object.entries(names)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(names)) field.removeAttribute(name);
    };
  }, [field, isOpen, id, place]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen
            ? t({
                id: "mention.count",
                message: plural({ count: found.length }, { one: "# grower", other: "# growers" }),
              })
            : ""}
        </span>
      </VisuallyHidden>
      {isOpen ? (
        <Below field={field}>
          <div id={id} role="listbox" aria-label={t({ id: "mention.label", message: "Mention a grower" })}>
            {found.map((grower, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
              <div
                key={grower.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === place}
                className={cx(styles.row, index === place && styles.active)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(grower.name)}
              >
                <Avatar src={grower.avatar_small} seed={grower.id} size={24} />
                {grower.name}
              </div>
            ))}
          </div>
        </Below>
      ) : null}
    </>
  );
}

/** A box under the field, or above it where there is no room below. */
function Below({ field, children }: { field: HTMLElement; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    element.showPopover?.();
    const move = () => {
      const { left, top, bottom } = field.getBoundingClientRect();
      const { offsetHeight, offsetWidth } = element;
      const isAbove = bottom + offsetHeight > window.innerHeight && top > offsetHeight;
      element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - offsetWidth - 8))}px`;
      element.style.top = `${isAbove ? top - offsetHeight - 4 : bottom + 4}px`;
    };
    move();
    window.addEventListener("scroll", move, { capture: true, passive: true });
    window.addEventListener("resize", move);
    return () => {
      window.removeEventListener("scroll", move, { capture: true });
      window.removeEventListener("resize", move);
    };
  });
  return (
    <div ref={box} className={styles.box} {...popover}>
      {children}
    </div>
  );
}

const NONE: readonly Schema<"UserShort">[] = [];

/** Growers whose name has the prefix; the former ones until the new ones are loaded. */
function useGrowers(letters: string | null): readonly Schema<"UserShort">[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (letters === null) {
      setFound(NONE);
      return undefined;
    }
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      findGrowers(letters, abort.signal).then(setFound, () => abort.signal.aborted || setFound(NONE));
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [letters]);
  return found;
}
