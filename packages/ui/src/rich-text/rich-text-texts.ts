import type { BlockTexts } from "./block-views.ts";

/** All texts of the editor, in the language of the interface. */
export interface RichTextTexts extends BlockTexts {
  /** Name of the row of buttons. */
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly link: string;
  readonly heading: string;
  readonly subheading: string;
  readonly quote: string;
  readonly bullets: string;
  readonly numbers: string;
  readonly addCard: string;
  readonly table: string;
  readonly divider: string;
  readonly undo: string;
  readonly redo: string;
  /** Field and buttons for a link. */
  readonly address: string;
  readonly addressHint: string;
  readonly badAddress: string;
  readonly apply: string;
  readonly removeLink: string;
  readonly cancel: string;
  /** Field for a card. */
  readonly cardAddress: string;
  readonly cardHint: string;
  readonly badCard: string;
  /** In the text while a photo is uploaded. */
  readonly uploading: string;
  readonly uploadFailed: string;
  /** In a table. */
  readonly addRow: string;
  readonly addColumn: string;
  readonly removeRow: string;
  readonly removeColumn: string;
  readonly removeTable: string;
}
