import { Plate } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import styles from "../screen.module.css";

/** What helps growers to answer. */
export function GoodQuestion() {
  return (
    <Plate className={styles.tips}>
      <h2>
        <Trans id="questionEditor.tips">Get a good answer</Trans>
      </h2>
      <ul>
        <li>
          <Trans id="questionEditor.tips.photos">
            One photo of the whole plant, one close-up. Turn off coloured grow lights.
          </Trans>
        </li>
        <li>
          <Trans id="questionEditor.tips.readings">
            Add pH, EC, temperature and humidity if you have them.
          </Trans>
        </li>
        <li>
          <Trans id="questionEditor.tips.changes">Say what you changed in the week before it started.</Trans>
        </li>
      </ul>
    </Plate>
  );
}
