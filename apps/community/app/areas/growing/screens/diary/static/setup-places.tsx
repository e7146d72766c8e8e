import { Disclosure, Plate } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "lucide-react";
import { roomWord, soilWord } from "../../../../../shared/words/setup-words.ts";
import { Setup, type SetupProps } from "../../../shared/diary/setup.tsx";
import styles from "../screen.module.css";

/** The setup on a plate beside the week. */
export function SetupPlate(props: SetupProps) {
  return (
    <Plate>
      <h2 className={styles.railTitle}>
        <Trans id="diary.setup">Setup</Trans>
      </h2>
      <Setup {...props} />
    </Plate>
  );
}

/** The setup as one line that opens: "Indoors, Halden Board 240, Coco". */
export function SetupDisclosure(props: SetupProps) {
  const { i18n } = useLingui();
  const { room, lamps, soil } = props.setup;
  const summary = [roomWord(i18n, room), lamps[0]?.name, soilWord(i18n, soil)].filter(Boolean).join(", ");
  return (
    <Disclosure title={<Trans id="diary.setup">Setup</Trans>} icon={Tag} summary={summary}>
      <Setup {...props} />
    </Disclosure>
  );
}
