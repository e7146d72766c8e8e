import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Mark, MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { isAllowedAddress, schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Whether the cursor or the whole selection has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** The innermost block of a type around the selection. */
function around({ selection }: EditorState, type: NodeType) {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return $from.node(depth);
  }
  return null;
}

export function isIn(state: EditorState, type: NodeType): boolean {
  return around(state, type) !== null;
}

export function isHeading(state: EditorState, level: number): boolean {
  return around(state, nodes.heading)?.attrs.level === level;
}

export const toggleBold = toggleMark(marks.strong);
export const toggleItalic = toggleMark(marks.em);

/** Makes paragraphs headings, and headings of this level paragraphs. */
export function toggleHeading(level: number): Command {
  return (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch, view)
      : setBlockType(nodes.heading, { level })(state, dispatch, view);
}

export const toggleQuote: Command = (state, dispatch, view) =>
  isIn(state, nodes.blockquote)
    ? lift(state, dispatch, view)
    : wrapIn(nodes.blockquote)(state, dispatch, view);

/** Makes a list of paragraphs, changes a list of the other kind, and ends one of this kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    if (isIn(state, type)) return liftListItem(nodes.list_item)(state, dispatch, view);
    const other = type === nodes.bullet_list ? nodes.ordered_list : nodes.bullet_list;
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type !== other) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return wrapInList(type)(state, dispatch, view);
  };
}

/** The link at the cursor, or the first one in the selection. */
export function linkAt({ selection: { $from, from, to, empty }, doc }: EditorState): Mark | undefined {
  if (empty) return marks.link.isInSet($from.marks());
  let found: Mark | undefined;
  doc.nodesBetween(from, to, (node) => {
    found ??= marks.link.isInSet(node.marks);
    return found === undefined;
  });
  return found;
}

/** Where the link around the cursor begins and ends. */
function rangeOfLink(state: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection;
  const link = linkAt(state);
  if (!empty || !link) return { from, to };
  let [start, end] = [$from.pos, $from.pos];
  $from.parent.forEach((node, offset) => {
    const begin = $from.start() + offset;
    if (link.isInSet(node.marks) && begin <= $from.pos && $from.pos <= begin + node.nodeSize) {
      [start, end] = [begin, begin + node.nodeSize];
    }
  });
  return { from: start, to: end };
}

/** A typed address as it is stored: "example.org" is one of the web. Null for one that the server would not keep. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (isAllowedAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}

/** Links the selection, changes the link at the cursor, or inserts the address itself. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = rangeOfLink(state);
    const mark = marks.link.create({ href });
    const tr = state.tr;
    if (from === to) tr.insert(from, schema.text(href, [mark]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = rangeOfLink(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** Inserts a block after the one with the cursor, and puts the cursor into the paragraph behind it. */
export function insertBlock(type: NodeType, attrs: Record<string, unknown> = {}): Command {
  return (state, dispatch) => {
    const node = type === nodes.table ? emptyTable() : type.createAndFill(attrs);
    if (!node) return false;
    const { $to } = state.selection;
    const depth = outermost(state);
    const isEmpty = depth > 0 && $to.node(depth).type === nodes.paragraph && $to.node(depth).childCount === 0;
    const at = isEmpty ? $to.before(depth) : depth > 0 ? $to.after(depth) : $to.pos;
    const tr = isEmpty ? state.tr.replaceWith(at, $to.after(depth), node) : state.tr.insert(at, node);
    const end = at + node.nodeSize;
    if (end >= tr.doc.content.size) tr.insert(end, nodes.paragraph.create());
    const inside = type === nodes.table || type === nodes.figure;
    tr.setSelection(
      inside ? TextSelection.near(tr.doc.resolve(at + 1)) : TextSelection.near(tr.doc.resolve(end + 1)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The depth of the block of the document with the selection's end; 0 when a whole block is selected. */
function outermost({ selection }: EditorState): number {
  return selection instanceof NodeSelection && selection.$to.depth === 0
    ? 0
    : Math.min(1, selection.$to.depth);
}

const COLUMNS = 3;

function emptyTable() {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: COLUMNS }, () =>
        type.create(type === nodes.table_header ? { scope: "col" } : null, nodes.paragraph.create()),
      ),
    );
  return nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
}

/** Moves the block of the document with the cursor up or down by one. */
export function moveBlock(step: -1 | 1): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const index = $from.index(0);
    const other = index + step;
    const node = state.doc.maybeChild(index);
    const neighbour = state.doc.maybeChild(other);
    if (!node || !neighbour) return false;
    const start = $from.depth > 0 ? $from.before(1) : $from.pos;
    const at = step === 1 ? start + neighbour.nodeSize : start - neighbour.nodeSize;
    const tr = state.tr.delete(start, start + node.nodeSize).insert(at, node);
    if (state.selection instanceof TextSelection) {
      tr.setSelection(
        TextSelection.create(tr.doc, at + state.selection.anchor - start, at + state.selection.head - start),
      );
    } else tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
