import { useDraft } from "@grow/app-kit/client/use-draft.ts";
import { type RefObject, useEffect, useRef } from "react";

interface KeepDraftProps {
  /** The form around the field `text`. */
  form: RefObject<HTMLFormElement>;
  /** What is written to: `diary-12`, `comment-70`. */
  to: string;
  user: number;
  /** The comment written last from this page; another one means that the form's text was taken. */
  written: number | null;
  /** The form is on its way. */
  isSent: boolean;
}

/** Keeps what is typed into a field for comments, and puts it back when the page is opened again. Shows nothing. */
export function KeepDraft({ form, to, user, written, isSent }: KeepDraftProps) {
  const { kept, change, clear } = useDraft<string>("comment", to, user);
  const typed = useRef("");
  /** The comment that the page was opened at. */
  const opened = useRef(written);
  /** What `written` was when the form was sent; it may have been before this came along. */
  const sent = useRef(isSent ? written : undefined);

  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    if (kept === null || !field || field.value !== "") return;
    // It was on its way already, without script, when this came along on the page before.
    if (isSaid(opened.current, kept)) {
      clear();
      return;
    }
    field.value = kept;
    typed.current = kept;
  }, [form, kept, clear]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => {
      typed.current = element.querySelector("textarea")?.value ?? "";
      change(typed.current);
    };
    const onSubmit = () => {
      sent.current = written;
    };
    // What was typed before this came along.
    const already = element.querySelector("textarea")?.value ?? "";
    if (already !== "" && already !== typed.current) onInput();
    element.addEventListener("input", onInput);
    element.addEventListener("submit", onSubmit);
    return () => {
      element.removeEventListener("input", onInput);
      element.removeEventListener("submit", onSubmit);
    };
  }, [form, change, written]);

  useEffect(() => {
    const isTaken = sent.current !== undefined && sent.current !== written;
    const field = form.current?.querySelector("textarea");
    if (isTaken) {
      sent.current = undefined;
      typed.current = "";
      clear();
    } else if (field && field.value === "") {
      // The page shows another comment, and has a new field.
      field.value = typed.current;
    }
  }, [form, written, clear]);

  return null;
}

/** Whether a text is what a comment of the page says. */
function isSaid(comment: number | null, text: string): boolean {
  const said = comment === null ? null : document.getElementById(`comment-${comment}`)?.textContent;
  return said?.replace(/\s+/g, "").includes(text.replace(/\s+/g, "")) ?? false;
}
