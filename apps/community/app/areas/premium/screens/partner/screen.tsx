import type { Schema } from "@grow/contract";
import { LinkButton, Page, Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRootData } from "../../../../shared/root-data.ts";
import { PlanCards } from "../../shared/plan-cards.tsx";
import styles from "../../shared/plans.module.css";

/** What brands can do here, and the plans for them. Works without script. */
export function PartnerScreen({ plans }: { plans: readonly Schema<"Plan">[] }) {
  const { t } = useLingui();
  const root = useRootData();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>
            <Trans id="partner.title">Your product, as it was really grown</Trans>
          </h1>
          <p>
            <Trans id="partner.text">
              Growers write down what they feed and under which light. Keep your products and feeding charts
              right, answer reviews, and invite testers.
            </Trans>
          </p>
          <p>
            <Trans id="partner.free">
              A brand page with products and feeding charts is free. Sign in to the brand portal to ask for
              yours.
            </Trans>
          </p>
          {root?.brandsUrl ? (
            <p>
              <LinkButton look="primary" href={root.brandsUrl}>
                <Trans id="partner.portal">Open brand portal</Trans>
              </LinkButton>
            </p>
          ) : null}
        </Stack>
        <Section title={t({ id: "partner.plans", message: "Plans" })}>
          <PlanCards heading="h3" plans={plans} />
        </Section>
      </Stack>
    </Page>
  );
}
