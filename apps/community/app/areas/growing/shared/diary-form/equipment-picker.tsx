import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from "@grow/domain";
import { EQUIPMENT_SECTIONS } from "@grow/domain/sections";
import { Button, Icon, type IconDrawing, useHydrated } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Package, Plus } from "lucide-react";
import { useId, useRef } from "react";
import { paths } from "../../../../paths.ts";
import { SECTION_ICONS } from "../../../../shared/catalogue/section-icons.ts";
import { useNear, useSecondary } from "../../../../shared/secondary/use-secondary.ts";
import type { UsedThing } from "../../resources/used-equipment/view.ts";
import styles from "./equipment-picker.module.css";
import { equipmentWord } from "./equipment-words.ts";

interface EquipmentPickerProps {
  /** The diary that is edited; null for a new one. */
  diaryId: number | null;
  /** How many things of each kind the form names. */
  counts: Partial<Record<EquipmentCategory, number>>;
  isFull: boolean;
  /** Whether the form names a thing already. */
  has: (thing: UsedThing) => boolean;
  /** Adds an empty row of a kind and focuses it. */
  onAdd: (category: EquipmentCategory) => void;
  /** Puts a thing that was used before into rows of its kinds. */
  onUse: (thing: UsedThing) => void;
}

/** Adds equipment: of any kind, or used before. */
export function EquipmentPicker({ diaryId, counts, isFull, has, onAdd, onUse }: EquipmentPickerProps) {
  const { i18n } = useLingui();
  const hydrated = useHydrated();
  const isOff = !hydrated || isFull;
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const used = useSecondary<UsedThing[]>(hydrated && isNear ? paths.usedEquipment(diaryId) : null) ?? [];
  return (
    <div className={styles.picker} ref={place}>
      <h3 id={heading} className={styles.heading}>
        <Trans id="diaryEditor.equip.pick">Add gear</Trans>
      </h3>
      <ul
        className={styles.kinds}
        aria-labelledby={heading}
        // On phones it scrolls, and while its buttons are off nothing in it can be reached
        tabIndex={isOff ? 0 : undefined}
      >
        {EQUIPMENT_CATEGORIES.map((category) => (
          <li key={category}>
            <button type="button" className={styles.kind} disabled={isOff} onClick={() => onAdd(category)}>
              <Icon of={equipmentIcon(category)} />
              <span className={styles.word}>{equipmentWord(i18n, category)}</span>
              {counts[category] ? <span className={styles.count}>{counts[category]}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {used.length > 0 ? (
        <div className={styles.used}>
          <h3 className={styles.heading} id={`${heading}used`}>
            <Trans id="diaryEditor.equip.used">From your other diaries</Trans>
          </h3>
          <ul className={styles.things} aria-labelledby={`${heading}used`}>
            {used.map((thing) => {
              const isThere = has(thing);
              return (
                <li key={`${thing.product_id} ${thing.name}`}>
                  <Button
                    look="plain"
                    size="small"
                    icon={isThere ? Check : Plus}
                    aria-disabled={isThere || isFull}
                    title={thing.categories.map((category) => equipmentWord(i18n, category)).join(", ")}
                    onClick={() => {
                      if (!isThere && !isFull) onUse(thing);
                    }}
                  >
                    {thing.name}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function equipmentIcon(category: EquipmentCategory): IconDrawing {
  const section = EQUIPMENT_SECTIONS[category];
  return section ? SECTION_ICONS[section] : Package;
}
