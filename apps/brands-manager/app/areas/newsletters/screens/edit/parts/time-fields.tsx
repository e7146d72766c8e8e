import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { Stack } from "@grow/ui/foundation";
import { ChoiceGroup, DateField, Radio, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import { useNewsletterLabels } from "./part-words.tsx";

interface TimeFieldsProps {
  start: FormFields;
  errors: Readonly<Record<string, string>>;
}

/** When a newsletter goes out: at once, or at a time in UTC. */
export function TimeFields({ start, errors }: TimeFieldsProps) {
  const { t } = useLingui();
  const labels = useNewsletterLabels();
  return (
    <Stack gap={3}>
      <ChoiceGroup legend={labels.send}>
        <Radio name="send_when" value="now" defaultChecked={start.send_when !== "later"}>
          <Trans id="newsletter.now">At once</Trans>
        </Radio>
        <Radio name="send_when" value="later" defaultChecked={start.send_when === "later"}>
          <Trans id="newsletter.later">At this time</Trans>
        </Radio>
      </ChoiceGroup>
      <div className={styles.moment}>
        <DateField
          name="send_date"
          label={t({ id: "newsletter.date", message: "Date" })}
          defaultValue={start.send_date}
          error={errors.send_date}
        />
        <TextField
          name="send_time"
          type="time"
          label={t({ id: "newsletter.time", message: "Time (UTC)" })}
          defaultValue={start.send_time}
        />
      </div>
      <p className={styles.muted}>
        <Trans id="newsletter.when.hint">
          Nothing is sent yet: next, you see a preview and the number of recipients.
        </Trans>
      </p>
    </Stack>
  );
}
