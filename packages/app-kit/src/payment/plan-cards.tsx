import "./locales/catalog.ts";
import { useFormats } from "@grow/i18n/react";
import { Badge, cx, Icon } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Children, type ReactNode } from "react";
import styles from "./plan-cards.module.css";
import type { PlanChoice } from "./plan-choices.ts";

interface PlanCardsProps {
  plans: readonly PlanChoice[];
  /** The level of the plans' names on the page. */
  heading: "h2" | "h3";
  /** The card of what is free, before the others. */
  free?: { title: ReactNode; texts: readonly ReactNode[]; action?: ReactNode | undefined } | undefined;
  /** The end of a card: the button that orders the plan. `isBest`: it saves most. */
  action?: ((plan: PlanChoice, isBest: boolean) => ReactNode) | undefined;
}

/** The plans, after what is free, side by side, on phones one below the other. */
export function PlanCards({ plans, heading: Heading, free, action }: PlanCardsProps) {
  const formats = useFormats();
  const most = Math.max(0, ...plans.map(({ saving }) => saving ?? 0));
  const currency = plans[0]?.price.currency;
  return (
    <div className={styles.grid}>
      {free ? (
        <div className={styles.card}>
          <div className={styles.title}>
            <Heading>{free.title}</Heading>
          </div>
          <div>
            <p className={styles.price}>
              {currency ? <strong>{formats.money({ amount: 0, currency })}</strong> : null}
            </p>
            <p className={styles.small}>
              <Trans id="plans.forever">Free, and it stays free.</Trans>
            </p>
          </div>
          <Texts texts={free.texts} />
          {free.action}
        </div>
      ) : null}
      {plans.map((plan) => {
        const isBest = plan.saving !== null && plan.saving === most;
        return (
          <div key={plan.plan} className={cx(styles.card, isBest && styles.best)}>
            <div className={styles.title}>
              <Heading>{plan.title ?? <PeriodName period={plan.period} />}</Heading>
              {plan.saving === null ? null : (
                <Badge tone="good">
                  <Saving saving={plan.saving} />
                </Badge>
              )}
            </div>
            <PlanPrice plan={plan} />
            <Texts lang={plan.lang} texts={plan.texts}>
              {plan.limits ? <Limits limits={plan.limits} /> : null}
            </Texts>
            {action?.(plan, isBest)}
          </div>
        );
      })}
    </div>
  );
}

function PeriodName({ period }: { period: PlanChoice["period"] }) {
  return period === "month" ? (
    <Trans id="plans.oneMonth">One month</Trans>
  ) : (
    <Trans id="plans.oneYear">One year</Trans>
  );
}

function Saving({ saving }: { saving: number }) {
  const percent = useFormats().percent(saving);
  return <Trans id="plans.saving">{percent} less</Trans>;
}

/** "€3.25 a month", and below it what is paid at once. */
function PlanPrice({ plan }: { plan: PlanChoice }) {
  const { trialDays } = plan;
  const { t } = useLingui();
  const formats = useFormats();
  const monthly = formats.money(plan.monthly);
  const price = formats.money(plan.price);
  return (
    <div>
      <p className={styles.price}>
        <Trans id="plans.monthly">
          <strong>{monthly}</strong> a month
        </Trans>
      </p>
      <p className={styles.small}>
        {plan.period === "month" ? (
          <Trans id="plans.billed.month">Paid month by month, VAT included.</Trans>
        ) : (
          <Trans id="plans.billed.year">{price} once a year, VAT included.</Trans>
        )}
        {trialDays > 0
          ? ` ${t({
              id: "plans.trial",
              message: plural(trialDays, {
                one: "The first day is free.",
                other: "The first # days are free.",
              }),
            })}`
          : null}
      </p>
    </div>
  );
}

interface TextsProps {
  texts: readonly ReactNode[];
  /** Language of the texts, where an operator wrote them. */
  lang?: string | undefined;
  /** More lines, in the page's language. */
  children?: ReactNode;
}

function Texts({ texts, lang, children }: TextsProps) {
  return (
    <ul className={styles.texts}>
      {Children.map(texts, (text) => (
        <Line lang={lang}>{text}</Line>
      ))}
      {children}
    </ul>
  );
}

function Line({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <li lang={lang}>
      <Icon of={Check} />
      <span>{children}</span>
    </li>
  );
}

/** How many testers and managers a brand may have. */
function Limits({ limits: { testers, managers } }: { limits: NonNullable<PlanChoice["limits"]> }) {
  const { t } = useLingui();
  return (
    <>
      {testers === 0 ? null : (
        <Line>
          {testers === null
            ? t({ id: "plans.testers.all", message: "Unlimited testers" })
            : t({
                id: "plans.testers",
                message: plural(testers, { one: "# tester", other: "# testers" }),
              })}
        </Line>
      )}
      <Line>
        {managers === null
          ? t({ id: "plans.managers.all", message: "Unlimited managers" })
          : t({
              id: "plans.managers",
              message: plural(managers, { one: "# manager", other: "# managers" }),
            })}
      </Line>
    </>
  );
}
