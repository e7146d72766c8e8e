import { useFormats } from "@grow/i18n/react";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import desk from "../../../shared/desks/desk.module.css";
import type { HealthView } from "../health-view.ts";
import { Delivery } from "./delivery.tsx";
import styles from "./health.module.css";
import { Jobs } from "./jobs.tsx";
import { Resources } from "./resources.tsx";
import { SlowOperations } from "./slow-operations.tsx";

/** What is behind the site: queue, email, push, database, disk and server, and what is slow or stuck. */
export function Health({ health }: { health: HealthView }) {
  const formats = useFormats();
  const time = formats.dateTime(health.date);
  return (
    <Section
      title={<Trans id="watch.health">Behind the site</Trans>}
      action={
        <span className={desk.detail}>
          <Trans id="watch.health.date">As of {time}, UTC</Trans>
        </span>
      }
    >
      <Stack gap={8}>
        <div className={styles.parts}>
          <Delivery {...health} />
          <Resources {...health} />
        </div>
        {health.jobs.length > 0 ? <Jobs jobs={health.jobs} /> : null}
        {health.slow.length > 0 ? <SlowOperations operations={health.slow} /> : null}
      </Stack>
    </Section>
  );
}
