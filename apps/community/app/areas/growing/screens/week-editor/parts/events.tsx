import { WEEK_DAYS, WEEK_EVENTS } from "@grow/domain/weeks";
import { Section } from "@grow/ui/foundation";
import { ChipChoice } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { eventWord } from "../../../../../shared/week-log/event-words.ts";
import styles from "./fields.module.css";
import type { LaterProps } from "./later-props.ts";

/** Events: a chip for each, and the days of the week for a chosen one. */
export function Events({ form, editor: { errors } }: LaterProps) {
  const { i18n, t } = useLingui();
  const isChosen = (name: string) =>
    form.events.some((event) => event === name || event.startsWith(`${name}.`));
  return (
    <Section close id="events" title={t({ id: "weekEditor.events", message: "What you did" })}>
      <ul className={styles.events}>
        {WEEK_EVENTS.map((type) => {
          const name = eventWord(i18n, type);
          return (
            <li key={type} className={styles.event}>
              <ChipChoice name={`events.${type}`} defaultChecked={isChosen(type)}>
                {name}
              </ChipChoice>
              <fieldset
                className={styles.days}
                aria-label={t({ id: "weekEditor.events.days", message: `Days: ${name}` })}
              >
                <span className={styles.aside} aria-hidden="true">
                  {t({ id: "weekEditor.events.day", message: "Day" })}
                </span>
                {WEEK_DAYS.map((day) => (
                  <ChipChoice
                    key={day}
                    name={`events.${type}.${day}`}
                    defaultChecked={form.events.includes(`${type}.${day}`)}
                  >
                    {day}
                  </ChipChoice>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ul>
      {errors.fields.events ? <p className={styles.error}>{errors.fields.events}</p> : null}
    </Section>
  );
}
