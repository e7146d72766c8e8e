import { useFormats } from "@grow/i18n/react";
import { Badge, cx, Icon } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { PlanChoice } from "./plan-choices.ts";
import styles from "./plans.module.css";

interface PlanCardsProps {
  plans: readonly PlanChoice[];
  /** The level of the plans' names on the page. */
  heading: "h2" | "h3";
  /** The card of what is free, before the others. */
  free: { title: ReactNode; texts: readonly ReactNode[]; action?: ReactNode | undefined };
  /** The end of a card: the button that orders the plan. `isBest`: it saves most. */
  action?: ((plan: PlanChoice, isBest: boolean) => ReactNode) | undefined;
}

/** What is free and the plans, side by side, on phones one below the other. */
export function PlanCards({ plans, heading: Heading, free, action }: PlanCardsProps) {
  const formats = useFormats();
  const most = Math.max(0, ...plans.map(({ saving }) => saving ?? 0));
  const currency = plans[0]?.price.currency;
  return (
    <div className={styles.grid}>
      <div className={styles.card}>
        <div className={styles.title}>
          <Heading>{free.title}</Heading>
        </div>
        <div>
          <p className={styles.price}>
            {currency ? <strong>{formats.money({ amount: 0, currency })}</strong> : null}
          </p>
          <p className={styles.small}>
            <Trans id="premium.free.forever">Free, and it stays free.</Trans>
          </p>
        </div>
        <Texts texts={free.texts} />
        {free.action}
      </div>
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
    <Trans id="premium.period.month">One month</Trans>
  ) : (
    <Trans id="premium.period.year">One year</Trans>
  );
}

function Saving({ saving }: { saving: number }) {
  const percent = useFormats().percent(saving);
  return <Trans id="premium.saving">{percent} less</Trans>;
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
        <Trans id="premium.month">
          <strong>{monthly}</strong> a month
        </Trans>
      </p>
      <p className={styles.small}>
        {plan.period === "month" ? (
          <Trans id="premium.billed.month">Paid month by month, VAT included.</Trans>
        ) : (
          <Trans id="premium.billed.year">{price} once a year, VAT included.</Trans>
        )}
        {trialDays > 0
          ? ` ${t({
              id: "premium.trial",
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
      {texts.map((text, index) => (
        <Line key={index} lang={lang}>
          {text}
        </Line>
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
            ? t({ id: "partner.testers.all", message: "Unlimited testers" })
            : t({
                id: "partner.testers",
                message: plural(testers, { one: "# tester", other: "# testers" }),
              })}
        </Line>
      )}
      <Line>
        {managers === null
          ? t({ id: "partner.managers.all", message: "Unlimited managers" })
          : t({
              id: "partner.managers",
              message: plural(managers, { one: "# manager", other: "# managers" }),
            })}
      </Line>
    </>
  );
}
