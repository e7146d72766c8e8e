import { PaymentDetails } from "@grow/app-kit/payment/payment-details.tsx";
import { useFormats } from "@grow/i18n/react";
import { Bar, DataTable } from "@grow/ui/chart";
import { Button, Note, Plate, Section, Stack, TextLink } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import styles from "../../../../shared/editor/editor.module.css";
import own from "./screen.module.css";
import type { SubscriptionView, UsedLimit } from "./view.ts";

/** The plan of a brand, what it includes, and its invoices. Works without scripts. */
export function SubscriptionScreen({ problem, ...view }: SubscriptionView & { problem: string | null }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { canManage, payable, isNew, invoices } = view;
  const { money } = formats;
  const states = {
    open: t({ id: "subscription.open", message: "Open" }),
    paid: t({ id: "subscription.paid", message: "Paid" }),
    refunded: t({ id: "subscription.refunded", message: "Refunded" }),
    void: t({ id: "subscription.void", message: "Cancelled" }),
  };
  return (
    <Stack gap={8}>
      <Stack gap={3}>
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
          <DataTable
            label={t({ id: "subscription.invoices", message: "Invoices" })}
            sortable
            csv={{ fileName: "invoices", label: t({ id: "subscription.csv", message: "Export CSV" }) }}
            rows={invoices}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "number",
                header: t({ id: "subscription.number", message: "Number" }),
                cell: (row) =>
                  row.url ? (
                    <TextLink href={row.url} download>
                      {row.number}
                    </TextLink>
                  ) : (
                    row.number
                  ),
                value: (row) => row.number,
              },
              {
                key: "date",
                header: t({ id: "subscription.date", message: "Date" }),
                nowrap: true,
                cell: (row) => formats.date(row.add_date),
                value: (row) => row.add_date,
              },
              {
                key: "amount",
                header: t({ id: "subscription.amount", message: "Amount" }),
                numeric: true,
                cell: (row) => money(row.price),
                value: (row) => row.price.amount / 100,
              },
              {
                key: "state",
                header: t({ id: "subscription.state", message: "Status" }),
                cell: (row) => states[row.state],
                value: (row) => states[row.state],
              },
            ]}
          />
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
  const { money } = useFormats();
  const cards = (
    <div className={styles.grid}>
      {plans.map((plan) => (
        <Plate key={plan.plan}>
          <Stack gap={3}>
            <h3>{plan.title}</h3>
            <p className={own.price}>
              <b>{money(plan.price)}</b>{" "}
              {plan.period === "month" ? (
                <Trans id="subscription.month">a month</Trans>
              ) : (
                <Trans id="subscription.year">a year</Trans>
              )}
            </p>
            <ul className={styles.muted}>
              {plan.items_text.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {canManage ? (
              <Button type="submit" name="plan" value={plan.plan} look="outline">
                <Trans id="subscription.order">Order plan</Trans>
              </Button>
            ) : null}
          </Stack>
        </Plate>
      ))}
    </div>
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
              Runs until {day}. Two weeks before, we send you an invoice: pay it to go on.
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
              <Trans id="subscription.stop">Send us no invoice</Trans>
            ) : (
              <Trans id="subscription.renew">Send us an invoice</Trans>
            )}
          </Button>
        </Form>
      ) : null}
    </Plate>
  );
}

function Used({ limit, used, most }: { limit: UsedLimit["key"]; used: number; most: number | null }) {
  const isTesters = limit === "testers";
  if (most === null) {
    return isTesters ? (
      <Trans id="subscription.use.testers.all">Testers: {used}, no limit</Trans>
    ) : (
      <Trans id="subscription.use.accounts.all">Accounts: {used}, no limit</Trans>
    );
  }
  return isTesters ? (
    <Trans id="subscription.use.testers">
      Testers: {used} of {most}
    </Trans>
  ) : (
    <Trans id="subscription.use.accounts">
      Accounts: {used} of {most}
    </Trans>
  );
}
