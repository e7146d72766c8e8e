import { Check, ChevronsUpDown, Plus } from "lucide-react";
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import fieldStyles from "../field/field.module.css";
import { FieldMessages, messageIds } from "../field/field.tsx";
import styles from "./combobox.module.css";
import type { ComboboxProps } from "./combobox-props.ts";
import { markMatch } from "./mark-match.ts";

/** State of the plain field when this one replaced it. */
export interface LiveStart {
  text: string;
  /** Start and end of the selection; null if the field had no focus. Tab selects the whole text. */
  selection: readonly [number, number] | null;
}

/**
 * react-aria inserts a style element, which the site's content security policy blocks. It skips that when an element with this id
 * exists; the rule is in the style sheet.
 */
const styleMark = "react-aria-pressable-style";
if (!document.getElementById(styleMark)) {
  const mark = document.createElement("meta");
  mark.id = styleMark;
  document.head.append(mark);
}

/** Key of the row that adds the text as a new option. */
const addKey = "add";

/** The combobox with its list, lazy-loaded by {@link ComboboxProps | the field}. */
export default function ComboboxLive(props: ComboboxProps & { start: LiveStart }) {
  const { start, options, onSearch, onChoose, onAdd, addLabel, loading, name, idName } = props;
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(start.text);
  const unchanged = start.text === (props.defaultText ?? "");
  const [chosen, setChosen] = useState<Key | null>(unchanged ? (props.defaultId ?? null) : null);

  useLayoutEffect(() => {
    if (start.selection === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(...start.selection);
  }, [start]);

  // A ref to the latest function, so that a new one does not trigger another search.
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    const timer = setTimeout(() => search.current(typed), 200);
    return () => clearTimeout(timer);
  }, [typed]);

  const query = typed.trim();
  const isKnown = options.some((option) => option.name.toLocaleLowerCase() === query.toLocaleLowerCase());
  const rows: { id: Key; name: string }[] = options.map(({ id, name: words }) => ({ id, name: words }));
  if (addLabel && onAdd && query && !isKnown && !loading) rows.push({ id: addKey, name: query });

  const choose = (key: Key | null) => {
    if (key === addKey) {
      setChosen(null);
      onAdd?.(query);
      return;
    }
    const option = options.find(({ id }) => id === key);
    setChosen(option?.id ?? null);
    if (option) setTyped(option.name);
    onChoose?.(option ?? null);
  };

  const { label, labelHidden, hint, error, warning, optional } = props;
  const id = useId();
  const { hintId, messageId, describedBy } = messageIds(id, { hint, error, warning });
  return (
    <ComboBox
      className={fieldStyles.field ?? ""}
      inputValue={typed}
      onInputChange={(value) => {
        setTyped(value);
        if (chosen !== null && value !== options.find((option) => option.id === chosen)?.name) {
          setChosen(null);
          onChoose?.(null);
        }
      }}
      selectedKey={chosen}
      onSelectionChange={choose}
      items={rows}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      isRequired={props.required ?? false}
      {...(describedBy ? { "aria-describedby": describedBy } : undefined)}
    >
      <Label className={(labelHidden ? fieldStyles.hidden : fieldStyles.label) ?? ""}>
        {label}
        {optional ? <span className={fieldStyles.optional}> ({text.optional})</span> : null}
      </Label>
      <span className={cx(fieldStyles.frame, error ? fieldStyles.invalid : undefined)}>
        <Input
          ref={input}
          name={name}
          placeholder={props.placeholder ?? ""}
          className={fieldStyles.control ?? ""}
        />
        <Button className={fieldStyles.attached ?? ""}>
          <Icon of={ChevronsUpDown} />
        </Button>
      </span>
      <FieldMessages hint={hint} error={error} warning={warning} hintId={hintId} messageId={messageId} />
      <Popover className={styles.popover ?? ""} offset={6}>
        <ListBox
          className={styles.list ?? ""}
          items={rows}
          renderEmptyState={() => <p className={styles.empty}>{loading ? text.loading : props.noResults}</p>}
        >
          {(row) => {
            const option = options.find((one) => one.id === row.id);
            if (!option) {
              return (
                <ListBoxItem id={addKey} textValue={row.name} className={styles.row ?? ""}>
                  <span className={styles.sign}>
                    <Icon of={Plus} />
                  </span>
                  <span>{addLabel?.(query)}</span>
                </ListBoxItem>
              );
            }
            const [before, match, after] = markMatch(option.name, query);
            return (
              <ListBoxItem id={option.id} textValue={option.name} className={styles.row ?? ""}>
                {option.picture ? (
                  <img
                    src={option.picture}
                    alt=""
                    width="40"
                    height="40"
                    className={option.isPerson ? styles.person : undefined}
                  />
                ) : null}
                <span className={styles.words}>
                  <b>
                    {before}
                    {match ? <mark>{match}</mark> : null}
                    {after}
                  </b>
                  {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
                </span>
                {option.id === chosen ? <Icon of={Check} /> : null}
              </ListBoxItem>
            );
          }}
        </ListBox>
      </Popover>
      <input type="hidden" name={idName} value={chosen ?? ""} />
      <ClosedWithoutFocus />
    </ComboBox>
  );
}

/**
 * react-stately opens the list one task after the first letter. If the field is left in between, it opens although nobody is in the
 * field any more, and hides the rest of the page from screen readers.
 */
function ClosedWithoutFocus() {
  const state = useContext(ComboBoxStateContext);
  const isStray = state?.isOpen && !state.isFocused;
  useEffect(() => {
    if (isStray) state?.close();
  });
  return null;
}
