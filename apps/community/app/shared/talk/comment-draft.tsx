import { useFormDrafts } from "@grow/app-kit/editor/use-form-drafts.ts";
import { type MutableRefObject, type RefObject, useEffect, useRef } from "react";

interface KeepDraftProps {
  /** The form around the field `text`. */
  form: RefObject<HTMLFormElement>;
  /** Key of the target: `diary-12`, `comment-70`. */
  to: string;
  user: number;
  /** The last comment sent from this page; a new one means that the form's text was accepted. */
  written: number | null;
  /** `written` when the form was last submitted; undefined since it was accepted, and before it is submitted. */
  sent: MutableRefObject<number | null | undefined>;
}

/** Keeps what is typed into a field for comments, and puts it back when the page is opened again. Shows nothing. */
export function KeepDraft({ form, to, user, written, sent }: KeepDraftProps) {
  const { offered, change, clear } = useFormDrafts<string>("comment", to, user, true);
  const saved = offered[0]?.value;
  const typed = useRef("");
  /** The comment that the page was opened at. */
  const opened = useRef(written);

  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    if (!saved || !field || field.value) return;
    // It was submitted without JavaScript while the former page hydrated.
    if (isSaid(opened.current, saved)) clear();
    else {
      typed.current = saved;
      field.value = saved;
    }
  }, [form, saved, clear]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => {
      typed.current = element.querySelector("textarea")?.value ?? "";
      change(typed.current);
    };
    // Text typed before hydration.
    const already = element.querySelector("textarea")?.value ?? "";
    if (already && already !== typed.current) onInput();
    element.addEventListener("input", onInput);
    return () => element.removeEventListener("input", onInput);
  }, [form, change]);

  useEffect(() => {
    const isTaken = sent.current !== undefined && sent.current !== written;
    const field = form.current?.querySelector("textarea");
    if (isTaken) {
      sent.current = undefined;
      typed.current = "";
      clear();
    } else if (field && !field.value) {
      // The page shows another comment, and has a new field.
      field.value = typed.current;
    }
  }, [form, written, sent, clear]);

  return null;
}

/** Whether a text equals a comment on the page. */
function isSaid(comment: number | null, text: string): boolean {
  const said = document.getElementById(`comment-${comment}`)?.textContent;
  return said?.replace(/\s+/g, "").includes(text.replace(/\s+/g, "")) ?? false;
}
