import { PaymentDetails } from "@grow/app-kit/payment/payment-details.tsx";
import { Button, Note, Page, Section, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { InvoiceTable } from "../../../../shared/premium/invoice-table.tsx";
import { PremiumNote } from "../../../../shared/premium/premium-note.tsx";
import { PlanCards } from "../../shared/plan-cards.tsx";
import styles from "../../shared/plans.module.css";
import type { PlansView } from "./view.ts";

/** What Premium is, its plans, and the member's own plan with its invoices. Works without script. */
export function PlansScreen({ problem, ...view }: PlansView & { problem: string | null }) {
  const { t } = useLingui();
  const { current, payable, isNew, plans, invoices } = view;
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>
            <Trans id="premium.title">Read the whole grow</Trans>
          </h1>
          <p>
            <Trans id="premium.text">
              Some growers open their full diaries to Premium readers only. Keeping your own diary is free and
              stays free.
            </Trans>
          </p>
          {problem ? (
            <Note tone="bad" urgent>
              {problem}
            </Note>
          ) : null}
          {payable ? <PaymentDetails invoice={payable} isNew={isNew} /> : null}
          <PremiumNote {...view} />
        </Stack>
        <Form method="post">
          <input type="hidden" name="intent" value="order" />
          <Stack gap={4}>
            {view.isGuest ? null : (
              <div className={styles.billTo}>
                <TextArea
                  label={t({ id: "premium.billTo", message: "Name and address on the invoice" })}
                  name="bill_to"
                  rows={2}
                  maxLength={500}
                  optional
                />
              </div>
            )}
            <PlanCards
              heading="h2"
              plans={plans}
              action={({ plan }) => (
                <p>
                  <Button type="submit" name="plan" value={plan} look="primary">
                    {current ? (
                      <Trans id="premium.extend">Extend Premium</Trans>
                    ) : (
                      <Trans id="premium.order">Get Premium</Trans>
                    )}
                  </Button>
                </p>
              )}
            />
          </Stack>
        </Form>
        {invoices.length > 0 ? (
          <Section title={t({ id: "premium.invoices", message: "Invoices" })}>
            <InvoiceTable invoices={invoices} />
          </Section>
        ) : null}
      </Stack>
    </Page>
  );
}
