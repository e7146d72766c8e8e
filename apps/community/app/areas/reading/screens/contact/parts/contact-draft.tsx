import { createDrafts } from "@grow/app-kit/editor/drafts.ts";
import { useFormDrafts } from "@grow/app-kit/editor/use-form-drafts.ts";
import { type RefObject, useEffect, useRef } from "react";
import { type ContactValues, readContact } from "../view.ts";

const [TYPE, ID] = ["contact", "new"] as const;

/**
 * Saves what is typed as a draft in this browser. An earlier one fills the form if nothing was typed yet.
 *
 * @returns the handler of the form's input events
 */
export function useContactDraft(form: RefObject<HTMLFormElement>, user: number | null): () => void {
  const { offered, change } = useFormDrafts<ContactValues>(TYPE, ID, user, true);
  const isDone = useRef(false);
  const earlier = offered[0]?.value;

  useEffect(() => {
    if (isDone.current || !earlier || !form.current) return;
    isDone.current = true;
    const { subject, text } = readContact(new FormData(form.current));
    if (subject === "" && text === "") fill(form.current, { ...earlier });
  }, [earlier, form]);

  // Typed before hydration, or sent back by the server.
  useEffect(() => {
    if (!form.current) return;
    const typed = readContact(new FormData(form.current));
    if (typed.subject !== "" || typed.text !== "") change(typed);
  }, [form, change]);

  return () => {
    if (form.current) change(readContact(new FormData(form.current)));
  };
}

/** @param values - a draft as it was stored, maybe by an older version of the form */
function fill(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const value = values[field.name];
    if (typeof value !== "string" || value === "") continue;
    if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === value;
    else field.value = value;
  }
}

/** Deletes the draft of a message that was sent. */
export function ClearedDraft({ user }: { user: number | null }) {
  useEffect(() => createDrafts(user).clear(TYPE, ID), [user]);
  return null;
}
