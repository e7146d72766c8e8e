import { readingUnit } from "@grow/domain";
import { FEEDING_KEYS, FEEDING_READINGS, type FeedingKey, MAX_FEEDINGS, WEEK_DAYS } from "@grow/domain/weeks";
import { useFormats } from "@grow/i18n/react";
import { Button, IconButton, Section, useHydrated } from "@grow/ui/foundation";
import { Checkbox, FieldGrid, SelectField, UnitField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { feedingName } from "../../../../../shared/week-log/feeding-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { EMPTY_FEEDING } from "../../../shared/week-form/week-log.ts";
import styles from "./fields.module.css";
import type { LaterProps } from "./later-props.ts";
import { useRows } from "./use-rows.ts";

/** Each feeding of the week: its day, how much, and what was measured going in and running off. */
export function Feedings({ form, editor: { start, errors, touch } }: LaterProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const hydrated = useHydrated();
  const { rows, add, remove } = useRows(form.feedings);
  const unitOf = (key: FeedingKey) => readingUnit(FEEDING_READINGS[key], start.measures);
  return (
    <Section close id="feedings" title={t({ id: "weekEditor.feedings", message: "Feedings" })}>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            <li key={row.key} className={styles.feeding}>
              <FieldGrid>
                <SelectField
                  label={t({ id: "weekEditor.events.day", message: "Day" })}
                  name={`feedings.${index}.day`}
                  defaultValue={row.day}
                >
                  <option value="">–</option>
                  {WEEK_DAYS.map((day) => (
                    <option key={day} value={day}>
                      {day}
                    </option>
                  ))}
                </SelectField>
                {FEEDING_KEYS.map((key) => (
                  <UnitField
                    key={key}
                    label={feedingName(i18n, key, unitOf(key))}
                    name={`feedings.${index}.${key}`}
                    unit={unitWord(i18n, unitOf(key)) || undefined}
                    defaultValue={formats.typed(row[key])}
                    error={errors.fields[`feedings.${index}.${key}`]}
                  />
                ))}
              </FieldGrid>
              <div className={styles.feedingEnd}>
                <Checkbox name={`feedings.${index}.is_water`} defaultChecked={row.is_water !== ""}>
                  {t({ id: "weekEditor.feedings.water", message: "Water only" })}
                </Checkbox>
                <IconButton
                  icon={X}
                  label={t({ id: "weekEditor.row.remove", message: "Remove" })}
                  disabled={!hydrated}
                  onClick={() => {
                    remove(row.key);
                    touch();
                  }}
                />
              </div>
              {row.exact ? <input type="hidden" name={`feedings.${index}.exact`} value={row.exact} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {errors.fields.feedings ? <p className={styles.error}>{errors.fields.feedings}</p> : null}
      <Button
        look="outline"
        icon={Plus}
        onClick={() => {
          add(EMPTY_FEEDING);
          touch();
        }}
        disabled={!hydrated || rows.length >= MAX_FEEDINGS}
      >
        <Trans id="weekEditor.feedings.add">Add a feeding</Trans>
      </Button>
    </Section>
  );
}
