import { InvoiceTable } from "@grow/app-kit/payment/invoice-table.tsx";
import { PaymentDetails } from "@grow/app-kit/payment/payment-details.tsx";
import { PlanCards } from "@grow/app-kit/payment/plan-cards.tsx";
import { useFormats } from "@grow/i18n/react";
import { Button, Disclosure, LinkButton, Note, Page, Section } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
import { PremiumNote } from "../../../../shared/premium/premium-note.tsx";
import styles from "../../shared/plans.module.css";
import { Answers } from "./parts/answers.tsx";
import { WhatItUnlocks } from "./parts/what-it-unlocks.tsx";
import type { PlansView } from "./view.ts";

/** What Premium is, its plans, and the member's own plan with its invoices. Works without script. */
export function PlansScreen({ problem, ...view }: PlansView & { problem: string | null }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { current, hadPlan, payable, isNew, plans, invoices, locked } = view;
  return (
    <Page className={styles.page}>
      <div className={styles.lead}>
        <h1>
          <Trans id="premium.title">Read the whole grow</Trans>
        </h1>
        <div className={styles.words}>
          <p>
            <Trans id="premium.text">
              Some growers open their full diaries to Premium readers only. Keeping your own diary is free and
              stays free.
            </Trans>
          </p>
        </div>
      </div>
      {problem || payable || current || hadPlan ? (
        <div className={styles.notes}>
          {problem ? (
            <Note tone="bad" urgent>
              {problem}
            </Note>
          ) : null}
          {payable ? <PaymentDetails invoice={payable} isNew={isNew} /> : null}
          <PremiumNote {...view} />
        </div>
      ) : null}
      <Form method="post">
        <input type="hidden" name="intent" value="order" />
        <PlanCards
          heading="h2"
          plans={plans}
          free={{
            title: <Trans id="premium.free">Free</Trans>,
            texts: [
              <Trans key="diaries" id="premium.free.diaries">
                Keep as many diaries as you like
              </Trans>,
              <Trans key="read" id="premium.free.read">
                Read and discuss all open diaries
              </Trans>,
            ],
            action: (
              <LinkButton look="outline" wide href={paths.newDiary()}>
                <Trans id="premium.free.start">Start a diary</Trans>
              </LinkButton>
            ),
          }}
          action={({ plan }, isBest) => (
            <Button type="submit" name="plan" value={plan} look={isBest ? "primary" : "outline"} wide>
              {current ? (
                <Trans id="premium.extend">Extend and pay</Trans>
              ) : (
                <Trans id="premium.order">Buy now</Trans>
              )}
            </Button>
          )}
        />
        {view.isGuest ? null : (
          <div className={styles.billTo}>
            <Disclosure
              title={<Trans id="premium.invoice">Invoice</Trans>}
              summary={<Trans id="premium.invoice.summary">To a company, or with your address</Trans>}
              open={problem !== null}
            >
              <TextArea
                label={t({ id: "premium.billTo", message: "Name and address on the invoice" })}
                name="bill_to"
                rows={2}
                maxLength={500}
                optional
              />
            </Disclosure>
          </div>
        )}
      </Form>
      {invoices.length > 0 ? (
        <Section title={<Trans id="premium.invoices">Invoices</Trans>}>
          <InvoiceTable invoices={invoices} />
        </Section>
      ) : null}
      <Section title={<Trans id="premium.what">What you get</Trans>}>
        <WhatItUnlocks />
      </Section>
      {locked.cards.length > 0 ? (
        <Section
          title={<Trans id="premium.locked">Opens with Premium</Trans>}
          count={formats.number(locked.total)}
        >
          <DiaryCards cards={locked.cards} headingLevel={3} />
        </Section>
      ) : null}
      <Section title={<Trans id="premium.ask">Before you buy</Trans>}>
        <Answers />
      </Section>
    </Page>
  );
}
