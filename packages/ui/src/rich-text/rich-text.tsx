import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useId, useRef, useState } from "react";
import { cx } from "../foundation/class-names.ts";
import { FieldMessages, type FieldTexts, messageIds } from "../input/field/field.tsx";
import { AddressRow } from "./address-row.tsx";
import { addressOf, insertBlock, linkAt, removeLink, setLink } from "./commands.ts";
import { createEditor } from "./create-editor.ts";
import styles from "./rich-text.module.css";
import type { RichTextTexts } from "./rich-text-texts.ts";
import { schema } from "./schema.ts";
import { Toolbar, type ToolbarAction } from "./toolbar.tsx";
import { insertPhoto, type UploadedPhoto } from "./uploads.ts";
import { writeHtml } from "./write-html.ts";

export interface RichTextProps extends Pick<FieldTexts, "hint" | "error"> {
  label: string;
  labelHidden?: boolean | undefined;
  id?: string | undefined;
  /** Name of the form field that takes the HTML. */
  name: string;
  /** The text when the editor starts: HTML as the server stores it. */
  defaultValue: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  texts: RichTextTexts;
  /** Uploads a photo. Its rejection is shown with the editor's own words. Without it no picture can be added. */
  onUpload?: ((file: File) => Promise<UploadedPhoto>) | undefined;
  /** What a path leads to ("Diary"), if pages show a link to it as a card; null otherwise. Without it there are no cards. */
  describeCard?: ((href: string) => string | null) | undefined;
  /** Title of what a path leads to, for a card; without one the path itself is its text. */
  readTitle?: ((href: string) => Promise<string | null>) | undefined;
}

const NO_CARDS = () => null;

/** Milliseconds after the last change until the field of the form has the HTML; leaving the text writes it at once. */
const PAUSE = 300;

/**
 * An editor for formatted text. Its HTML is in a field of the surrounding form, which reports changes with `input` events like any other.
 * Load it lazily, with a text area of the same name until then: it is as large as a page.
 */
export function RichText(props: RichTextProps) {
  const { label, labelHidden, hint, error, name, lang, texts, onUpload, describeCard = NO_CARDS } = props;
  const made = useId();
  const id = props.id ?? made;
  const { hintId, messageId, describedBy } = messageIds(id, { hint, error });
  const [state, setState] = useState<EditorState | null>(null);
  const [row, setRow] = useState<"link" | "card" | null>(null);
  const [isFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const view = useRef<EditorView | null>(null);

  const upload = async (chosen: readonly File[]) => {
    setFailed(false);
    if (!onUpload) return;
    for (const file of chosen) {
      if (!view.current) return;
      await insertPhoto(view.current, () => onUpload(file), texts.uploading).catch(() => setFailed(true));
    }
  };
  const latest = useRef({ upload });
  latest.current = { upload };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor starts once; a new text gets a new key.
  useEffect(() => {
    const [element, output] = [place.current, field.current];
    if (!element || !output) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      if (timer === undefined) return;
      timer = undefined;
      const html = writeHtml(editor.state.doc);
      if (html === output.value) return;
      output.value = html;
      output.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const attributes = {
      ...{ id, role: "textbox", "aria-multiline": "true", "aria-label": label },
      ...(lang ? { lang } : {}),
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
    };
    const editor = createEditor(element, {
      ...{ html: output.value, attributes, texts, describeCard },
      onState: (next, isChanged) => {
        setState(next);
        if (!isChanged) return;
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE);
      },
      onFiles: (chosen) => void latest.current.upload(chosen),
      openLink: () => setRow("link"),
    });
    view.current = editor;
    setState(editor.state);
    // Before a submit button takes the focus, or the form is submitted with a key.
    element.addEventListener("focusout", write);
    output.form?.addEventListener("submit", write, { capture: true });
    const form = output.form;
    return () => {
      write();
      form?.removeEventListener("submit", write, { capture: true });
      view.current = null;
      editor.destroy();
    };
  }, []);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  const without: readonly ToolbarAction[] = [
    ...(onUpload ? [] : ["picture" as const]),
    ...(props.describeCard ? [] : ["card" as const]),
  ];
  const act = (action: ToolbarAction) => {
    if (action === "picture") files.current?.click();
    else setRow((open) => (open === action ? null : action));
  };
  const close = () => {
    setRow(null);
    view.current?.focus();
  };
  const addLink = (typed: string) => {
    const href = addressOf(typed);
    if (href !== null) run(setLink(href));
    return href !== null;
  };
  const addCard = (typed: string) => {
    const href = pathOf(typed);
    if (href === null || describeCard(href) === null) return false;
    void (async () => {
      const text = (await props.readTitle?.(href).catch(() => null)) ?? href;
      run(insertBlock(schema.nodes.card, { href, text }));
    })();
    return true;
  };
  return (
    <div className={styles.field}>
      <span className={labelHidden ? styles.hidden : styles.label} id={`${id}-label`}>
        {label}
      </span>
      <textarea ref={field} name={name} defaultValue={props.defaultValue} hidden />
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          void upload(chosen);
        }}
      />
      <div className={cx(styles.frame, error ? styles.invalid : undefined)}>
        <div className={styles.bar}>
          {state ? <Toolbar {...{ state, texts, run, act, without }} controls={id} /> : null}
          {row === "link" && state ? (
            <AddressRow
              {...{ texts, label: texts.address, hint: texts.addressHint, error: texts.badAddress }}
              defaultValue={linkAt(state)?.attrs.href}
              onApply={addLink}
              onRemove={
                linkAt(state)
                  ? () => {
                      run(removeLink);
                      close();
                    }
                  : undefined
              }
              onClose={close}
            />
          ) : null}
          {row === "card" ? (
            <AddressRow
              {...{ texts, label: texts.cardAddress, hint: texts.cardHint, error: texts.badCard }}
              onApply={addCard}
              onClose={close}
            />
          ) : null}
        </div>
        <div ref={place} className={styles.place} />
      </div>
      <p role="status" className={styles.failed}>
        {isFailed ? texts.uploadFailed : null}
      </p>
      <FieldMessages {...{ hint, error, hintId, messageId }} />
    </div>
  );
}

/** The path of an address of this site, typed as a path or as a whole address. */
function pathOf(typed: string): string | null {
  try {
    const { origin, pathname } = new URL(typed.trim(), window.location.origin);
    return origin === window.location.origin ? pathname : null;
  } catch {
    return null;
  }
}
