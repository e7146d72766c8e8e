import type { Node } from "prosemirror-model";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import styles from "./rich-text.module.css";

/** Texts in figures and cards. */
export interface BlockTexts {
  readonly picture: string;
  readonly alt: string;
  readonly altHint: string;
  readonly caption: string;
  readonly card: string;
  readonly remove: string;
}

type Position = () => number | undefined;

/** A row above a block: what it is, and a button that removes it. */
function headOf(view: EditorView, position: Position, name: string, { remove }: BlockTexts): HTMLElement {
  const head = document.createElement("div");
  head.className = styles.head ?? "";
  head.contentEditable = "false";
  const title = document.createElement("span");
  title.textContent = name;
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.remove ?? "";
  button.textContent = remove;
  button.setAttribute("aria-label", `${remove}: ${name}`);
  button.addEventListener("click", () => {
    const at = position();
    const node = at === undefined ? null : view.state.doc.nodeAt(at);
    if (at === undefined || !node) return;
    view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
    view.focus();
  });
  head.append(title, button);
  return head;
}

/** A photo with its caption, which is text of the document, and a field for what it shows. */
export function figureView(texts: BlockTexts): NodeViewConstructor {
  return (node, view, position): NodeView => {
    const dom = document.createElement("figure");
    dom.className = styles.figure ?? "";
    const photo = document.createElement("img");
    const contentDOM = document.createElement("figcaption");
    const label = document.createElement("label");
    label.className = styles.alt ?? "";
    label.contentEditable = "false";
    const field = document.createElement("input");
    field.maxLength = 200;
    field.placeholder = texts.altHint;
    label.append(texts.alt, field);
    dom.append(headOf(view, position, texts.picture, texts), photo, contentDOM, label);
    const show = ({ attrs, childCount }: Node) => {
      photo.src = attrs.src;
      photo.alt = attrs.alt;
      if (attrs.width) photo.width = attrs.width;
      if (attrs.height) photo.height = attrs.height;
      if (field.value !== attrs.alt) field.value = attrs.alt;
      contentDOM.dataset.hint = childCount === 0 ? texts.caption : "";
    };
    field.addEventListener("input", () => {
      const at = position();
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, "alt", field.value));
    });
    show(node);
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        show(next);
        return true;
      },
      stopEvent: ({ target }) => target instanceof Element && label.contains(target),
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
    };
  };
}

/** A link that pages show as a card. */
export function cardView(texts: BlockTexts, describe: (href: string) => string | null): NodeViewConstructor {
  return (node, view, position): NodeView => {
    const dom = document.createElement("div");
    dom.className = styles.card ?? "";
    const name = document.createElement("strong");
    name.textContent = node.attrs.text;
    const address = document.createElement("span");
    address.textContent = node.attrs.href;
    dom.append(headOf(view, position, describe(node.attrs.href) ?? texts.card, texts), name, address);
    return { dom, update: (next) => next.eq(node) };
  };
}
