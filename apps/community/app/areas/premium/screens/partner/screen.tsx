import type { Schema } from "@grow/contract";
import { Page, Plate, Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { PlanPrice } from "../../shared/plan-price.tsx";

/** What brands can do here, and the plans for them. Works without script. */
export function PartnerScreen({ plans }: { plans: readonly Schema<"Plan">[] }) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
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
        </Stack>
        <Section title={t({ id: "partner.plans", message: "Plans" })}>
          <Stack gap={4}>
            {plans.map((plan) => (
              <Plate key={plan.plan}>
                <Stack gap={2}>
                  <h3>{plan.title}</h3>
                  <PlanPrice plan={plan} />
                  <ul>
                    {plan.items_text.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </Stack>
              </Plate>
            ))}
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}
