import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquarePlus,
  Table as TableIcon,
  Undo2,
} from "lucide-react";
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "prosemirror-tables";
import { type KeyboardEvent, useState } from "react";
import { Icon, type IconDrawing } from "../foundation/icon/icon.tsx";
import {
  hasMark,
  insertBlock,
  isHeading,
  isIn,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from "./commands.ts";
import styles from "./rich-text.module.css";
import type { RichTextTexts } from "./rich-text-texts.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** What a button of the toolbar does, unless it runs a command. */
export type ToolbarAction = "link" | "card" | "picture";

interface Tool {
  readonly name: keyof RichTextTexts;
  readonly icon: IconDrawing;
  readonly keys?: string;
  readonly does: Command | ToolbarAction;
  /** Whether it is on where the cursor is; without it the button has no state. */
  readonly isOn?: (state: EditorState) => boolean;
  readonly isOff?: (state: EditorState) => boolean;
}

const GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      ...{ name: "bold", icon: Bold, keys: "Control+B", does: toggleBold },
      isOn: (state) => hasMark(state, marks.strong),
    },
    {
      ...{ name: "italic", icon: Italic, keys: "Control+I", does: toggleItalic },
      isOn: (state) => hasMark(state, marks.em),
    },
    {
      ...{ name: "link", icon: LinkIcon, keys: "Control+K", does: "link" },
      isOn: (state) => hasMark(state, marks.link),
    },
  ],
  [
    {
      ...{ name: "heading", icon: Heading2, keys: "Control+Alt+2", does: toggleHeading(2) },
      isOn: (state) => isHeading(state, 2),
    },
    {
      ...{ name: "subheading", icon: Heading3, keys: "Control+Alt+3", does: toggleHeading(3) },
      isOn: (state) => isHeading(state, 3),
    },
    { name: "quote", icon: Quote, does: toggleQuote, isOn: (state) => isIn(state, nodes.blockquote) },
    {
      ...{ name: "bullets", icon: List, does: toggleList(nodes.bullet_list) },
      isOn: (state) => isIn(state, nodes.bullet_list),
    },
    {
      ...{ name: "numbers", icon: ListOrdered, does: toggleList(nodes.ordered_list) },
      isOn: (state) => isIn(state, nodes.ordered_list),
    },
  ],
  [
    { name: "picture", icon: ImagePlus, does: "picture" },
    { name: "addCard", icon: SquarePlus, does: "card" },
    { name: "table", icon: TableIcon, does: insertBlock(nodes.table), isOff: isInTable },
    { name: "divider", icon: Minus, does: insertBlock(nodes.horizontal_rule) },
  ],
  [
    { name: "undo", icon: Undo2, keys: "Control+Z", does: undo, isOff: (state) => undoDepth(state) === 0 },
    { name: "redo", icon: Redo2, keys: "Control+Y", does: redo, isOff: (state) => redoDepth(state) === 0 },
  ],
];

const TABLE_TOOLS: readonly { name: keyof RichTextTexts; does: Command }[] = [
  { name: "addRow", does: addRowAfter },
  { name: "addColumn", does: addColumnAfter },
  { name: "removeRow", does: deleteRow },
  { name: "removeColumn", does: deleteColumn },
  { name: "removeTable", does: deleteTable },
];

export interface ToolbarProps {
  /** Id of the element that takes the text. */
  controls: string;
  state: EditorState;
  texts: RichTextTexts;
  run: (command: Command) => void;
  act: (action: ToolbarAction) => void;
  /** Actions that this text does not have. */
  without?: readonly ToolbarAction[];
}

/** The buttons above a text: one stop of the Tab key, arrows move among them. */
export function Toolbar({ controls, state, texts, run, act, without = [] }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const groups = GROUPS.map((group) =>
    group.filter(({ does }) => !without.some((action) => action === does)),
  );
  const tools = groups.flat();
  return (
    <>
      <div
        role="toolbar"
        aria-label={texts.toolbar}
        aria-controls={controls}
        className={styles.toolbar}
        onKeyDown={(event) => moveFocus(event, setCurrent)}
      >
        {groups.map((group) => (
          <div key={group[0]?.name} className={styles.group}>
            {group.map(({ name, icon, keys, does, isOn, isOff }) => {
              const place = tools.findIndex((one) => one.name === name);
              return (
                <button
                  key={name}
                  type="button"
                  className={styles.tool}
                  tabIndex={place === current ? 0 : -1}
                  aria-label={texts[name]}
                  aria-pressed={isOn?.(state)}
                  aria-disabled={isOff?.(state) || undefined}
                  aria-keyshortcuts={keys}
                  title={texts[name]}
                  onFocus={() => setCurrent(place)}
                  // The selection stays in the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    if (typeof does === "string") act(does);
                    else if (!isOff?.(state)) run(does);
                  }}
                >
                  <Icon of={icon} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {isInTable(state) ? (
        <fieldset aria-label={texts.table} className={styles.tableTools}>
          {TABLE_TOOLS.map(({ name, does }) => (
            <button
              key={name}
              type="button"
              className={styles.tableTool}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(does)}
            >
              {texts[name]}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, setCurrent: (place: number) => void): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  const next = (to + buttons.length) % buttons.length;
  setCurrent(next);
  buttons[next]?.focus();
}
