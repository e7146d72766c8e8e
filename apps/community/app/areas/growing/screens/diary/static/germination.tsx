import { Readings } from "@grow/ui/diary";
import { Section } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { useGerminationRows } from "../../../shared/diary/germination-rows.ts";
import type { GerminationView } from "../../../shared/diary/germination-view.ts";

/** How the seeds were germinated, and how many sprouted. */
export function Germination({ germination }: { germination: GerminationView }) {
  const rows = useGerminationRows(germination);
  return (
    <Section title={<Trans id="diary.germination">Germination</Trans>} level={3} close>
      <Readings readings={rows} columns={3} />
    </Section>
  );
}
