import "../../../locales/diary-content/catalog.ts";
import "../../../../../shared/week-fields/locales/catalog.ts";
import { phaseName } from "@grow/domain";
import { Photo } from "@grow/ui/media";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useState } from "react";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import type { CourseView } from "../../../shared/diary/readings-view.ts";
import type { CellView } from "../view.ts";
import styles from "./scrub.module.css";
import { cellAt, readingsAt } from "./scrub-place.ts";

interface ScrubProps {
  /** Where the strip is, with one link for each week. */
  strip: RefObject<HTMLElement>;
  cells: readonly CellView[];
  courses: readonly CourseView[];
}

/** Nearer to its start than this, px, a press is a click and no drag. */
const CLICK = 8;

/** The plant in the week under the pointer or focus, while one drags along the strip or moves by arrow keys. */
export default function Scrub({ strip, cells, courses }: ScrubProps) {
  const { i18n } = useLingui();
  const figures = useFigures();
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let start: number | null = null;
    let isDrag = false;
    const hide = () => {
      start = null;
      setAt(null);
    };
    const move = (event: PointerEvent) => {
      if (event.buttons !== 1) return;
      start ??= event.clientX;
      if (Math.abs(event.clientX - start) < CLICK) return;
      isDrag = true;
      const found = cellAt(element, document.elementFromPoint(event.clientX, event.clientY));
      if (found !== null && cells[found]) setAt(found);
    };
    const press = () => {
      isDrag = false;
    };
    // A drag that ends on the link it began on opens nothing.
    const click = (event: MouseEvent) => {
      if (isDrag) event.preventDefault();
      isDrag = false;
    };
    const showFocused = () => {
      const found = cellAt(element, document.activeElement);
      setAt(found !== null && cells[found] ? found : null);
    };
    const focus = (event: KeyboardEvent) => (event.key.startsWith("Arrow") ? showFocused() : hide());
    const stay = ({ relatedTarget }: FocusEvent) => element.contains(relatedTarget as Node | null) || hide();
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("keyup", focus, { signal });
    element.addEventListener("focusout", stay, { signal });
    addEventListener("pointerup", hide, { signal });
    addEventListener("pointercancel", hide, { signal });
    // The key that loaded this was pressed before there was a listener.
    showFocused();
    return () => leave.abort();
  }, [strip, cells]);

  const cell = at === null ? undefined : cells[at];
  if (!cell || at === null) return null;
  return (
    <div
      className={styles.scrub}
      style={{
        insetInlineStart: `${(at / Math.max(1, cells.length - 1)) * 100}%`,
        translate: `${(-at / Math.max(1, cells.length - 1)) * 100}%`,
      }}
      data-phase={phaseName(cell.faza)}
    >
      {cell.photo ? <Photo photo={photoSource(cell.photo, "gallery")} sizes="288px" eager /> : null}
      <p role="status">
        <b>{weekState(i18n, cell.name, cell.faza)}</b>
        {readingsAt(cells, courses, at).map((reading) => (
          <span key={reading.name}>
            {readingWord(i18n, reading.name, reading.unit)} {figures.text(reading)}
          </span>
        ))}
      </p>
    </div>
  );
}
