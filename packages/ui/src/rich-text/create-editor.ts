import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history } from "prosemirror-history";
import { EditorState, type Plugin } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { type BlockTexts, cardView, figureView } from "./block-views.ts";
import { typing } from "./keys.ts";
import { cleanPaste } from "./paste.ts";
import { htmlParser, readHtml } from "./read-html.ts";
import styles from "./rich-text.module.css";
import { uploads } from "./uploads.ts";

export interface EditorOptions {
  /** What is edited: HTML as the server stores it. */
  readonly html: string;
  /** Attributes of the element that takes the text: its name, its language. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly texts: BlockTexts;
  /** What a link alone in its paragraph leads to ("Diary"), if pages show it as a card. */
  readonly describeCard: (href: string) => string | null;
  /** After every change of the text or of the selection. */
  readonly onState: (state: EditorState, isChanged: boolean) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly openLink: () => void;
}

/** Photos among files that were pasted or dropped. */
function photosIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}

/** Starts the editor in an element. Destroy it when the element goes. */
export function createEditor(place: HTMLElement, options: EditorOptions): EditorView {
  const { html, attributes, texts, describeCard, onState, onFiles, openLink } = options;
  const isCard = (href: string) => describeCard(href) !== null;
  const parser = htmlParser(isCard);
  const plugins: Plugin[] = [
    history(),
    ...typing(openLink),
    dropCursor({ class: styles.drop ?? "", color: false }),
    gapCursor(),
    tableEditing(),
    uploads(styles.uploading ?? ""),
  ];
  const takeFiles = (data: DataTransfer | null) => {
    const files = photosIn(data);
    // Office programs add a picture of the text to what they copy.
    if (files.length === 0 || data?.types.includes("text/html")) return false;
    onFiles(files);
    return true;
  };
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: readHtml(html, isCard), plugins }),
    attributes: { ...attributes, class: styles.text ?? "" },
    clipboardParser: parser,
    domParser: parser,
    transformPastedHTML: cleanPaste,
    nodeViews: { figure: figureView(texts), card: cardView(texts, describeCard) },
    handlePaste: (_view, event) => takeFiles(event.clipboardData),
    handleDrop: (_view, event) => takeFiles(event.dataTransfer),
    dispatchTransaction(tr) {
      const state = view.state.apply(tr);
      view.updateState(state);
      onState(state, tr.docChanged);
    },
  });
  return view;
}
