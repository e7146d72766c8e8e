import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Trans } from "@lingui/react/macro";
import styles from "./plans.module.css";

/** "€4.90 a month". */
export function PlanPrice({ plan }: { plan: Schema<"Plan"> }) {
  const price = useFormats().money(plan.price);
  return (
    <p className={styles.price}>
      {plan.period === "month" ? (
        <Trans id="premium.month">{price} a month, VAT included</Trans>
      ) : (
        <Trans id="premium.year">{price} a year, VAT included</Trans>
      )}
    </p>
  );
}
