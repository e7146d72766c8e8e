import { lazyCode } from "@grow/app-kit/document/lazy-code.ts";
import { SERVED, SERVER_MARKUP, useServerMarkup } from "@grow/app-kit/document/server-markup.ts";
import { HARVEST_READINGS } from "@grow/domain";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { isSameWeek, type WeekForm } from "../../../shared/week-form/week-form.ts";
import { fieldTexts } from "../form-fields.ts";
import type { EditorState } from "../use-week-editor.ts";
import * as parts from "./later-parts.ts";

const code = lazyCode(import.meta.env.SSR ? parts : null, () => import("./later-parts.ts"));

/** The fields of each part, by their names in the form. */
const FIELDS: Record<keyof typeof parts, RegExp> = {
  Events: /^events\./,
  Feedings: /^feedings\./,
  Germination: /^props\.(?:germination_method|seeds_)/,
  Harvest: new RegExp(
    `^(?:props\\.(?:harvest_smoke|${HARVEST_READINGS.join("|")})$|strain_comment$|seed\\.|reviews\\.)`,
  ),
};

/** Pixels outside the window within which a part is loaded. */
const NEAR = "300px";

interface LaterPartProps {
  name: keyof typeof parts;
  editor: EditorState;
  /** The form's last read state. */
  live: WeekForm;
}

/**
 * A part of the form whose code is loaded when it comes near or something was typed. Until then the server's markup stays: its fields
 * can be filled in, and are sent like all others. Where the server rendered nothing, hidden fields hold the values.
 */
export function LaterPart({ name, editor, live }: LaterPartProps) {
  const { start, read } = editor;
  const turn = `${start.turn}-${start.unitsTurn}`;
  const wasServed = useServerMarkup();
  const [first] = useState(turn);
  const [loaded, setLoaded] = useState(() => (import.meta.env.SSR ? { turn, form: start.form } : null));
  const place = useRef<HTMLDivElement>(null);
  const isServed = wasServed && first === turn;
  const isNear = useNear(place, loaded === null);
  const isTouched = useMemo(() => !isSameWeek(live, start.form), [live, start.form]);
  const isWanted = loaded === null && (!isServed || isNear || isTouched);

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    // Without the code its fields still work, but no longer show what is wrong with them.
    const load = async () => {
      await code.fetch();
      await untilLeft(place.current);
      if (!isOver) setLoaded({ turn, form: read() ?? start.form });
    };
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isWanted, turn, read, start.form]);

  if (loaded !== null) {
    const Part = code.now()[name];
    return (
      <div key="loaded" {...SERVED}>
        <Part key={turn} form={loaded.turn === turn ? loaded.form : start.form} editor={editor} live={live} />
      </div>
    );
  }
  if (isServed) {
    return <div key="served" ref={place} {...SERVER_MARKUP} />;
  }
  return (
    <div key="hidden">
      {Object.entries(fieldTexts(start.form))
        .filter(([field]) => FIELDS[name].test(field))
        .map(([field, value]) => (
          <input key={`${turn} ${field}`} type="hidden" name={field} value={value} />
        ))}
    </div>
  );
}

/** Whether an element has come near the window. */
function useNear(place: RefObject<HTMLElement>, isAsked: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isAsked || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isAsked]);
  return isNear;
}

/** Waits until no field inside an element has the focus, because they will be replaced. */
async function untilLeft(element: HTMLElement | null): Promise<void> {
  while (element?.contains(document.activeElement)) {
    await new Promise((resolve) => element.addEventListener("focusout", resolve, { once: true }));
    // The focus has moved once the event is over.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
