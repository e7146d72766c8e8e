import { InvoiceTable } from "@grow/app-kit/payment/invoice-table.tsx";
import { PaymentDetails } from "@grow/app-kit/payment/payment-details.tsx";
import { PlanCards } from "@grow/app-kit/payment/plan-cards.tsx";
import { planChoices } from "@grow/app-kit/payment/plan-choices.ts";
import { useFormats } from "@grow/i18n/react";
import { Bar } from "@grow/ui/chart";
import { Button, Note, Plate, Section, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import styles from "../../../../shared/editor/editor.module.css";
import own from "./screen.module.css";
import type { SubscriptionView, UsedLimit } from "./view.ts";

/** The plan of a brand, what it includes, and its invoices. Works without scripts. */
export function SubscriptionScreen({ problem, ...view }: SubscriptionView & { problem: string | null }) {
  const { t } = useLingui();
  const { canManage, payable, isNew, invoices } = view;
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <h1>
          <Trans id="subscription.title">Subscription</Trans>
        </h1>
        {problem ? (
          <Note tone="bad" urgent>
            {problem}
          </Note>
        ) : null}
        {payable ? <PaymentDetails invoice={payable} isNew={isNew} /> : null}
        <Current view={view} />
      </Stack>
      <Section title={t({ id: "subscription.use", message: "In use" })} close>
        <ul className={own.limits}>
          {view.limits.map((limit) => (
            <li key={limit.key}>
              <Used limit={limit.key} used={limit.used} most={limit.most} />
              {limit.most ? <Bar share={limit.used / limit.most} /> : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t({ id: "subscription.plans", message: "Plans" })} close>
        <Plans plans={view.items_plan} canManage={canManage} />
      </Section>
      <Section title={t({ id: "subscription.invoices", message: "Invoices" })} close>
        {invoices.length === 0 ? (
          <p>
            <Trans id="subscription.none">No invoices yet.</Trans>
          </p>
        ) : (
          <InvoiceTable invoices={invoices} />
        )}
      </Section>
    </Stack>
  );
}

interface PlansProps {
  plans: SubscriptionView["items_plan"];
  canManage: boolean;
}

/** The plans side by side; one form, so that the address is typed once. */
function Plans({ plans, canManage }: PlansProps) {
  const { t } = useLingui();
  const cards = (
    <PlanCards
      heading="h3"
      plans={planChoices(plans)}
      action={
        canManage
          ? ({ plan }, isBest) => (
              <Button type="submit" name="plan" value={plan} look={isBest ? "primary" : "outline"} wide>
                <Trans id="subscription.order">Order plan</Trans>
              </Button>
            )
          : undefined
      }
    />
  );
  if (!canManage) return cards;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="order" />
      <Stack gap={4}>
        <div className={own.billTo}>
          <TextArea
            label={t({ id: "subscription.billTo", message: "Bill to" })}
            hint={t({ id: "subscription.billTo.hint", message: "Company, address and VAT number" })}
            name="bill_to"
            rows={3}
            maxLength={500}
          />
        </div>
        {cards}
      </Stack>
    </Form>
  );
}

function Current({ view }: { view: SubscriptionView }) {
  const formats = useFormats();
  const { plan, is_active, isTrial, is_renew, date_end, canManage, items_plan } = view;
  if (!is_active || date_end === null) {
    return (
      <p>
        {plan === "" ? (
          <Trans id="subscription.free">
            You're on the free page: brand page, products and feeding charts.
          </Trans>
        ) : (
          <Trans id="subscription.ended">
            Your plan has ended. Your page and everything on it stay online.
          </Trans>
        )}
      </p>
    );
  }
  const title = items_plan.find((one) => one.plan === plan)?.title ?? plan;
  const day = formats.date(date_end);
  return (
    <Plate className={own.current}>
      <div>
        <h2 className={own.title}>{title}</h2>
        <p className={styles.muted}>
          {isTrial ? (
            <Trans id="subscription.trial">Free trial until {day}</Trans>
          ) : is_renew ? (
            <Trans id="subscription.renews">
              Runs until {day}. Two weeks before, we send you an invoice: pay it to continue.
            </Trans>
          ) : (
            <Trans id="subscription.ends">Ends on {day}</Trans>
          )}
        </p>
      </div>
      {canManage ? (
        <Form method="post">
          <input type="hidden" name="intent" value={is_renew ? "stop" : "renew"} />
          <Button type="submit" look="outline" size="small">
            {is_renew ? (
              <Trans id="subscription.stop">Stop invoices</Trans>
            ) : (
              <Trans id="subscription.renew">Send invoices</Trans>
            )}
          </Button>
        </Form>
      ) : null}
    </Plate>
  );
}

function Used({ limit, ...count }: { limit: UsedLimit["key"]; used: number; most: number | null }) {
  const formats = useFormats();
  const used = formats.number(count.used);
  const isAll = count.most === null;
  const most = count.most === null ? "" : formats.number(count.most);
  switch (limit) {
    case "banner_views":
      return isAll ? (
        <Trans id="subscription.use.bannerViews.all">Banner views this month: {used}, no limit</Trans>
      ) : (
        <Trans id="subscription.use.bannerViews">
          Banner views this month: {used} of {most}
        </Trans>
      );
    case "newsletters":
      return isAll ? (
        <Trans id="subscription.use.newsletters.all">Newsletters this month: {used}, no limit</Trans>
      ) : (
        <Trans id="subscription.use.newsletters">
          Newsletters this month: {used} of {most}
        </Trans>
      );
    case "testers":
      return isAll ? (
        <Trans id="subscription.use.testers.all">Testers: {used}, no limit</Trans>
      ) : (
        <Trans id="subscription.use.testers">
          Testers: {used} of {most}
        </Trans>
      );
    case "managers":
      return isAll ? (
        <Trans id="subscription.use.accounts.all">Accounts: {used}, no limit</Trans>
      ) : (
        <Trans id="subscription.use.accounts">
          Accounts: {used} of {most}
        </Trans>
      );
  }
}
