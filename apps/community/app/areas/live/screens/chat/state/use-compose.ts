import { CHAT_DRAFT, type ChatDraft } from "@grow/app-kit/chat/browser-outbox.ts";
import { createDrafts, DRAFT_DELAY } from "@grow/app-kit/editor/drafts.ts";
import { chosenProblem } from "@grow/app-kit/editor/send-photo.ts";
import { uploadMessage } from "@grow/app-kit/forms/upload-failure.ts";
import type { SharedThing } from "@grow/app-kit/offline/waiting-message.ts";
import { useToast } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { RoomOutbox } from "./use-outbox.ts";

/** A photo chosen for the next message. */
export interface ChosenPhoto {
  readonly file: Blob;
  readonly name: string;
  /** An object URL of the file. */
  readonly url: string;
}

interface ComposeOptions {
  me: number;
  address: string;
  /** Id of the room's newest message; null when it is not loaded. */
  newest: number | null;
  outbox: RoomOutbox;
  /** Rises when a message became a draft. */
  draftTurn: number;
  onType: () => void;
}

/** The next message of a room while it is written. Its text survives a reload as a draft. */
export function useCompose(
  form: RefObject<HTMLFormElement>,
  { me, address, newest, outbox, draftTurn, onType }: ComposeOptions,
) {
  const { i18n } = useLingui();
  const toast = useToast();
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [share, setShare] = useState<SharedThing | null>(null);
  const timer = useRef(0);
  const field = useCallback(() => form.current?.querySelector("textarea") ?? null, [form]);

  const keepDraft = useCallback(() => {
    const drafts = createDrafts(me);
    const text = field()?.value ?? "";
    if (text.trim() === "") drafts.clear(CHAT_DRAFT, address);
    else drafts.set(CHAT_DRAFT, address, { text } satisfies ChatDraft);
  }, [me, address, field]);

  // Again when a message became a draft, which raises the turn.
  useEffect(() => {
    const area = field();
    const draft = createDrafts(me).get<ChatDraft>(CHAT_DRAFT, address)?.value.text;
    if (area && draft && (area.value === "" || draft.startsWith(area.value))) area.value = draft;
    return () => window.clearTimeout(timer.current);
  }, [me, address, field, draftTurn]);

  const onInput = () => {
    if (field()?.value) onType();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keepDraft, DRAFT_DELAY);
  };

  const addPhoto = async (file: File) => {
    const problem = chosenProblem(file);
    if (problem) {
      toast({ text: uploadMessage(i18n, problem), isError: true });
      return;
    }
    const { photoPreparation } = await import("@grow/app-kit/editor/photos/photo-preparation.ts");
    const { prepare } = photoPreparation(file);
    // A photo that the browser cannot read is left to the server, which says why.
    const scaled = prepare ? await prepare(file).catch(() => file) : file;
    setPhoto({ file: scaled, name: file.name, url: URL.createObjectURL(scaled) });
  };

  const clear = () => {
    const area = field();
    if (area) area.value = "";
    window.clearTimeout(timer.current);
    setPhoto(null);
    setShare(null);
    keepDraft();
  };

  const isBusy = useRef(false);
  const send = async () => {
    const text = field()?.value.trim() ?? "";
    if (text === "" || isBusy.current) return;
    isBusy.current = true;
    try {
      // The field empties only when the outbox has the message.
      const chosen = photo && { file: photo.file, name: photo.name };
      await outbox.add({ text, share, photo: chosen, after: newest });
      clear();
    } finally {
      isBusy.current = false;
    }
  };

  const edit = async (id: string) => {
    const message = await outbox.take(id);
    const area = field();
    if (!message || !area) return;
    area.value = area.value === "" ? message.text : `${message.text}\n${area.value}`;
    if (message.photo && "file" in message.photo)
      setPhoto({ ...message.photo, url: URL.createObjectURL(message.photo.file) });
    setShare(message.share);
    keepDraft();
    area.focus();
  };

  return { photo, share, setPhoto, setShare, addPhoto, onInput, send, edit };
}

export type Compose = ReturnType<typeof useCompose>;
