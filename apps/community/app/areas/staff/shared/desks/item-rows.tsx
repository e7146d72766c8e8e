import { Button, Cluster, IconButton, Plate, Stack } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { FormValues } from "./form-values.ts";
import { changedKeys, type ItemChange, itemDeed, itemKeyField, itemKeys } from "./item-values.ts";

interface ItemRowsProps {
  /** The list in the form: `items_option`. */
  readonly list: string;
  readonly values: FormValues;
  /** Names a row: "Option 2". @param number from 1 */
  readonly rowTitle: (number: number) => string;
  readonly addLabel: string;
  /** Most rows. */
  readonly most: number;
  /** Whether a row may be removed, by its key. */
  readonly isRemovable?: (key: string) => boolean;
  /** Neither rows nor their order can change. */
  readonly isFixed?: boolean;
  /** The fields of a row. @param prefix begins their names: `items_option.0` */
  readonly children: (prefix: string, key: string) => ReactNode;
}

/**
 * Rows of a list in a form, to add, remove and move. Without scripts each button sends the form, which comes back changed
 * ({@link import("./item-values.ts").changedItems}).
 */
export function ItemRows(props: ItemRowsProps) {
  const {
    list,
    values,
    rowTitle,
    addLabel,
    most,
    isRemovable = () => true,
    isFixed = false,
    children,
  } = props;
  const { t } = useLingui();
  const [keys, setKeys] = useState(() => itemKeys(values, list));
  const rows = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (focused.current === null) return;
    const row = rows.current?.querySelector(`[data-row="${CSS.escape(focused.current)}"]`);
    row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, button")?.focus();
    focused.current = null;
  }, [keys]);
  const change = (event: MouseEvent, what: ItemChange, index?: number) => {
    event.preventDefault();
    const after = changedKeys(keys, what, index);
    focused.current =
      (what === "add" ? after.at(-1) : what === "remove" ? after[index ?? 0] : keys[index ?? 0]) ?? null;
    setKeys(after);
  };
  const rowButton = (what: ItemChange, index: number) => ({
    ...({ type: "submit", name: "deed", size: "small", formNoValidate: true } as const),
    value: itemDeed(what, list, index),
    onClick: (event: MouseEvent) => change(event, what, index),
  });
  return (
    <div ref={rows}>
      <Stack gap={4}>
        {keys.map((key, index) => {
          const title = rowTitle(index + 1);
          return (
            <div key={key} data-row={key}>
              <Plate>
                <Stack gap={4}>
                  <input type="hidden" name={itemKeyField(list, index)} value={key} />
                  <Cluster justify="between">
                    <h3>{title}</h3>
                    {isFixed ? null : (
                      <Cluster gap={1}>
                        <IconButton
                          {...rowButton("up", index)}
                          icon={ArrowUp}
                          disabled={index === 0}
                          label={t({ id: "admin.items.up", message: `Move ${title} up` })}
                        />
                        <IconButton
                          {...rowButton("down", index)}
                          icon={ArrowDown}
                          disabled={index === keys.length - 1}
                          label={t({ id: "admin.items.down", message: `Move ${title} down` })}
                        />
                        {isRemovable(key) ? (
                          <IconButton
                            {...rowButton("remove", index)}
                            icon={Trash2}
                            label={t({ id: "admin.items.remove", message: `Remove ${title}` })}
                          />
                        ) : null}
                      </Cluster>
                    )}
                  </Cluster>
                  {children(`${list}.${index}`, key)}
                </Stack>
              </Plate>
            </div>
          );
        })}
        {isFixed || keys.length >= most ? null : (
          <p>
            <Button
              type="submit"
              name="deed"
              value={itemDeed("add", list)}
              look="outline"
              icon={Plus}
              formNoValidate
              onClick={(event: MouseEvent) => change(event, "add")}
            >
              {addLabel}
            </Button>
          </p>
        )}
      </Stack>
    </div>
  );
}
