import type { Schema } from "@grow/contract";
import { Section } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { eventOnDay } from "../../../../../shared/week-log/event-words.ts";
import styles from "./week-log.module.css";

/** The events of a week with their days. */
export function Events({ events }: { events: readonly Schema<"WeekEvent">[] }) {
  const { i18n } = useLingui();
  return (
    <Section title={<Trans id="diary.events">What was done</Trans>} level={3} close>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={`${event.type} ${event.day}`}>{eventOnDay(i18n, event)}</li>
        ))}
      </ul>
    </Section>
  );
}
