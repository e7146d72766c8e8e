import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  beginMerge,
  differingParts,
  type FormParts,
  mergedFields,
  type Side,
  type VersionMerge,
} from "./field-parts.ts";
import { focusProblem } from "./focus-problem.ts";
import { type FormFields, formFields, servedFields, wholeFields } from "./form-fields.ts";
import type { Refusal } from "./refusal.ts";
import { useOutcome } from "./use-accepted.ts";
import { type EditorDraft, useEditorDraft } from "./use-editor-draft.ts";

/** What the fields began with, and the version it belongs to. */
interface Base {
  readonly fields: FormFields;
  readonly version: number | string;
}

/** A draft of a form on this device. */
export interface FieldsDraft extends Base {
  readonly typed: FormFields;
}

interface FieldsEditorOptions {
  /** Kind of thing, for its drafts: `brand`, `product`. */
  readonly type: string;
  /** Its id, or `new`. */
  readonly id: string | number;
  /** What is saved, and its version; "" for a new thing. */
  readonly saved: FormFields;
  readonly version: number | string;
  readonly refusal: Refusal | undefined;
  readonly parts: FormParts;
  /** The fields were filled by a script. */
  readonly onFill?: ((fields: FormFields) => void) | undefined;
}

export interface FieldsEditor {
  /** Initial values of the uncontrolled fields. */
  readonly start: FormFields;
  /** A new key remounts all fields. */
  readonly turn: number;
  /** The version that saving replaces. */
  readonly version: number | string;
  readonly draft: EditorDraft<FieldsDraft>;
  /** The version of a colleague; null without a conflict. */
  readonly merge: VersionMerge | null;
  /** Puts one side's version of a part into the form. */
  readonly decide: (part: string, side: Side) => void;
  /** Call when a field changes without an event: a photo was uploaded. */
  readonly touch: () => void;
  readonly isChanged: () => boolean;
  readonly isUploading: () => boolean;
  /** The element that explains why the form was not saved; it gets focus. */
  readonly notes: RefObject<HTMLDivElement>;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement>;
    readonly onInput: () => void;
    readonly onClick: () => void;
  } & EditorDraft<FieldsDraft>["onTouch"];
}

/**
 * Runs a form of named text fields: saves its draft, merges what a colleague saved, moves focus to what is wrong, and knows
 * whether something is unsaved.
 */
export function useFieldsEditor(options: FieldsEditorOptions): FieldsEditor {
  const { type, id, saved, version, refusal, parts, onFill } = options;
  const element = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState(() => ({
    fields: refusal ? wholeFields(saved, refusal.typed) : saved,
    turn: 0,
  }));
  const [merge, setMerge] = useState<VersionMerge | null>(() =>
    refusal?.conflict ? beginMerge(parts, null, refusal.typed, refusal.conflict) : null,
  );
  const [base, setBase] = useState<Base>(() => ({
    fields: saved,
    version: refusal?.conflict?.version ?? version,
  }));

  const read = () => (element.current ? formFields(new FormData(element.current)) : start.fields);
  const fill = (fields: FormFields) => {
    onFill?.(fields);
    setStart(({ turn }) => ({ fields, turn: turn + 1 }));
  };
  const isChanged = () => differingParts(parts, base.fields, read()).length > 0;
  const begin = (mine: FormFields, from: FormFields, there: Pick<VersionMerge, "version" | "theirs">) => {
    const next = beginMerge(parts, from, mine, there);
    setMerge(next);
    setBase({ fields: there.theirs, version: there.version });
    if (Object.values(next.chosen).includes("theirs")) fill(mergedFields(parts, next));
  };

  const save = () => {
    if (isChanged()) draft.change({ ...base, typed: read() });
    else draft.clear();
  };
  const draft = useEditorDraft<FieldsDraft>({
    type,
    id,
    isShown: ({ typed }) =>
      [base.fields, start.fields].some((shown) => differingParts(parts, shown, typed).length === 0),
    onResume: (resumed) => {
      const mine = wholeFields(saved, resumed.typed);
      fill(mine);
      // A colleague has saved since it was written.
      if (resumed.version !== base.version)
        begin(mine, resumed.fields, { version: base.version, theirs: base.fields });
    },
    // Before hydration only what differs from the served values was typed.
    isChanged: () =>
      refusal !== undefined ||
      (element.current !== null && differingParts(parts, servedFields(element.current), read()).length > 0),
    save,
  });
  const now = useRef({ save, read, begin, base });
  now.current = { save, read, begin, base };
  // After the fields have taken over what the event changes.
  const touch = useCallback(() => void setTimeout(() => now.current.save()), []);

  const refused = useRef(refusal);
  useEffect(() => {
    if (!element.current || refused.current) return;
    // The form has defaults that nobody saved: the unit of an empty size.
    const served = servedFields(element.current);
    setBase((before) => ({ ...before, fields: served }));
  }, []);

  useEffect(() => {
    if (refusal && refused.current !== refusal && refusal.conflict)
      now.current.begin(now.current.read(), now.current.base.fields, refusal.conflict);
    refused.current = refusal;
  }, [refusal]);

  // A conflict is shown by a later render than the refusal that tells of it.
  const isShown = !refusal?.conflict || merge?.version === refusal.conflict.version;
  useEffect(() => {
    if (!refusal || !isShown) return;
    // After the messages have found their fields.
    const frame = requestAnimationFrame(() => focusProblem(element.current, notes.current));
    return () => cancelAnimationFrame(frame);
  }, [refusal, isShown]);

  const { isAccepted } = draft;
  useOutcome((sent, isDiscarded) => {
    // Refused on the page of an earlier save.
    if (refusal) return;
    setMerge(null);
    setBase({ fields: isDiscarded || !sent ? saved : formFields(sent), version });
    if (isDiscarded) fill(saved);
    // The user may have gone on typing.
    touch();
  });

  return {
    start: start.fields,
    turn: start.turn,
    version: base.version,
    draft,
    merge,
    decide: (part, side) => {
      if (!merge) return;
      // What was typed since may be wanted back.
      const mine = Object.keys(merge.chosen)
        .filter((name) => merge.chosen[name] === "theirs")
        .reduce((fields, name) => parts.take(fields, merge.mine, name), read());
      const next = { ...merge, mine, chosen: { ...merge.chosen, [part]: side } };
      setMerge(next);
      fill(mergedFields(parts, next));
      touch();
    },
    touch,
    isChanged: () => !isAccepted && isChanged(),
    isUploading: () => Boolean(element.current?.querySelector("fieldset[aria-busy=true]")),
    notes,
    formProps: { ref: element, onInput: touch, onClick: touch, ...draft.onTouch },
  };
}
