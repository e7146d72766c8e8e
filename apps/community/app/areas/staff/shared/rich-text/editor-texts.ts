import type { RichTextTexts } from "@grow/ui/rich-text";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The words of the text editor. */
export function editorTexts(i18n: I18n): RichTextTexts {
  return {
    toolbar: i18n._(msg({ id: "article.editor.toolbar", message: "Formatting" })),
    bold: i18n._(msg({ id: "article.editor.bold", message: "Bold" })),
    italic: i18n._(msg({ id: "article.editor.italic", message: "Italic" })),
    link: i18n._(msg({ id: "article.editor.link", message: "Link" })),
    heading: i18n._(msg({ id: "article.editor.heading", message: "Heading" })),
    subheading: i18n._(msg({ id: "article.editor.subheading", message: "Subheading" })),
    quote: i18n._(msg({ id: "article.editor.quote", message: "Quote" })),
    bullets: i18n._(msg({ id: "article.editor.bullets", message: "Bulleted list" })),
    numbers: i18n._(msg({ id: "article.editor.numbers", message: "Numbered list" })),
    picture: i18n._(msg({ id: "article.editor.picture", message: "Picture" })),
    addCard: i18n._(msg({ id: "article.editor.addCard", message: "Add card" })),
    table: i18n._(msg({ id: "article.editor.table", message: "Table" })),
    divider: i18n._(msg({ id: "article.editor.divider", message: "Divider" })),
    undo: i18n._(msg({ id: "article.editor.undo", message: "Undo" })),
    redo: i18n._(msg({ id: "article.editor.redo", message: "Redo" })),
    address: i18n._(msg({ id: "article.editor.address", message: "Address" })),
    addressHint: i18n._(
      msg({ id: "article.editor.addressHint", message: "A web page, an email or a page on Grow" }),
    ),
    badAddress: i18n._(
      msg({ id: "article.editor.badAddress", message: "Enter an address like example.org." }),
    ),
    apply: i18n._(msg({ id: "article.editor.apply", message: "Apply" })),
    removeLink: i18n._(msg({ id: "article.editor.removeLink", message: "Remove link" })),
    cancel: i18n._(msg({ id: "article.editor.cancel", message: "Cancel" })),
    cardAddress: i18n._(msg({ id: "article.editor.cardAddress", message: "Page to show as a card" })),
    cardHint: i18n._(
      msg({
        id: "article.editor.cardHint",
        message: "The address of a diary, strain, product or voting, like /diaries/12",
      }),
    ),
    badCard: i18n._(
      msg({
        id: "article.editor.badCard",
        message: "Enter the address of a diary, strain, product or voting on Grow.",
      }),
    ),
    uploading: i18n._(msg({ id: "article.editor.uploading", message: "Uploading picture" })),
    uploadFailed: i18n._(
      msg({
        id: "article.editor.uploadFailed",
        message: "The picture wasn't uploaded. Try a JPEG, PNG, WebP or GIF up to 20 MB.",
      }),
    ),
    addRow: i18n._(msg({ id: "article.editor.addRow", message: "Add row" })),
    addColumn: i18n._(msg({ id: "article.editor.addColumn", message: "Add column" })),
    removeRow: i18n._(msg({ id: "article.editor.removeRow", message: "Remove row" })),
    removeColumn: i18n._(msg({ id: "article.editor.removeColumn", message: "Remove column" })),
    removeTable: i18n._(msg({ id: "article.editor.removeTable", message: "Remove table" })),
    alt: i18n._(msg({ id: "article.editor.alt", message: "Alt text" })),
    altHint: i18n._(msg({ id: "article.editor.altHint", message: "What the picture shows" })),
    caption: i18n._(msg({ id: "article.editor.caption", message: "Caption" })),
    card: i18n._(msg({ id: "article.editor.card", message: "Card" })),
    remove: i18n._(msg({ id: "article.editor.remove", message: "Remove" })),
  };
}
