import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { goToNextCell } from "prosemirror-tables";
import { moveBlock, toggleBold, toggleHeading, toggleItalic } from "./commands.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** What keys do, and what typing "## " or "- " at the beginning of a line does. */
export function typing(openLink: () => void): Plugin[] {
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
        wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
      ],
    }),
    keymap({
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      "Mod-b": toggleBold,
      "Mod-i": toggleItalic,
      "Mod-k": () => {
        openLink();
        return true;
      },
      "Mod-Alt-2": toggleHeading(2),
      "Mod-Alt-3": toggleHeading(3),
      "Alt-ArrowUp": moveBlock(-1),
      "Alt-ArrowDown": moveBlock(1),
      "Shift-Enter": chainCommands(exitCode, lineBreak),
      Enter: splitListItem(nodes.list_item),
      // Tab leaves the text everywhere else: it is the way out for people who use the keyboard.
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
  ];
}
