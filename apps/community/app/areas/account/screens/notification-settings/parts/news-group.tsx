import { useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { ChoiceGroupView } from "../view.ts";
import { NewsRow } from "./news-row.tsx";
import { topicName } from "./news-words.ts";
import type { Way } from "./way-words.ts";

/** Events that belong together. */
export function NewsGroup({ topic, rows, ways }: ChoiceGroupView & { ways: readonly Way[] }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h3 className={styles.topic}>{topicName(i18n, topic)}</h3>
      {rows.map((row) => (
        <NewsRow key={row.event} row={row} ways={ways} />
      ))}
    </section>
  );
}
