import "./locales/catalog.ts";
import type { RichTextTexts } from "@grow/ui/rich-text";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The words of the text editor. */
export function editorTexts(i18n: I18n): RichTextTexts {
  return {
    toolbar: i18n._(msg({ id: "richText.toolbar", message: "Formatting" })),
    bold: i18n._(msg({ id: "richText.bold", message: "Bold" })),
    italic: i18n._(msg({ id: "richText.italic", message: "Italic" })),
    link: i18n._(msg({ id: "richText.link", message: "Link" })),
    heading: i18n._(msg({ id: "richText.heading", message: "Heading" })),
    subheading: i18n._(msg({ id: "richText.subheading", message: "Subheading" })),
    quote: i18n._(msg({ id: "richText.quote", message: "Quote" })),
    bullets: i18n._(msg({ id: "richText.bullets", message: "Bulleted list" })),
    numbers: i18n._(msg({ id: "richText.numbers", message: "Numbered list" })),
    picture: i18n._(msg({ id: "richText.picture", message: "Picture" })),
    addCard: i18n._(msg({ id: "richText.addCard", message: "Add card" })),
    table: i18n._(msg({ id: "richText.table", message: "Table" })),
    divider: i18n._(msg({ id: "richText.divider", message: "Divider" })),
    undo: i18n._(msg({ id: "richText.undo", message: "Undo" })),
    redo: i18n._(msg({ id: "richText.redo", message: "Redo" })),
    address: i18n._(msg({ id: "richText.address", message: "Address" })),
    addressHint: i18n._(
      msg({ id: "richText.addressHint", message: "A web page, an email or a page on Grow" }),
    ),
    badAddress: i18n._(msg({ id: "richText.badAddress", message: "Enter an address like example.org." })),
    apply: i18n._(msg({ id: "richText.apply", message: "Apply" })),
    removeLink: i18n._(msg({ id: "richText.removeLink", message: "Remove link" })),
    cancel: i18n._(msg({ id: "richText.cancel", message: "Cancel" })),
    cardAddress: i18n._(msg({ id: "richText.cardAddress", message: "Page to show as a card" })),
    cardHint: i18n._(
      msg({
        id: "richText.cardHint",
        message: "The address of a diary, strain, product or voting, like /diaries/12",
      }),
    ),
    badCard: i18n._(
      msg({
        id: "richText.badCard",
        message: "Enter the address of a diary, strain, product or voting on Grow.",
      }),
    ),
    uploading: i18n._(msg({ id: "richText.uploading", message: "Uploading picture" })),
    uploadFailed: i18n._(
      msg({
        id: "richText.uploadFailed",
        message: "The picture wasn't uploaded. Try a JPEG, PNG, WebP or GIF up to 20 MB.",
      }),
    ),
    addRow: i18n._(msg({ id: "richText.addRow", message: "Add row" })),
    addColumn: i18n._(msg({ id: "richText.addColumn", message: "Add column" })),
    removeRow: i18n._(msg({ id: "richText.removeRow", message: "Remove row" })),
    removeColumn: i18n._(msg({ id: "richText.removeColumn", message: "Remove column" })),
    removeTable: i18n._(msg({ id: "richText.removeTable", message: "Remove table" })),
    alt: i18n._(msg({ id: "richText.alt", message: "Alt text" })),
    altHint: i18n._(msg({ id: "richText.altHint", message: "What the picture shows" })),
    caption: i18n._(msg({ id: "richText.caption", message: "Caption" })),
    card: i18n._(msg({ id: "richText.card", message: "Card" })),
    remove: i18n._(msg({ id: "richText.remove", message: "Remove" })),
  };
}
