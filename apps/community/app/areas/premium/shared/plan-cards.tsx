import type { Schema } from "@grow/contract";
import { Plate, Stack } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import { PlanPrice } from "./plan-price.tsx";
import styles from "./plans.module.css";

interface PlanCardsProps {
  plans: readonly Schema<"Plan">[];
  /** The level of the plans' names on the page. */
  heading: "h2" | "h3";
  /** The end of a card: the button that orders the plan. */
  action?: ((plan: Schema<"Plan">) => ReactNode) | undefined;
}

/** Plans side by side, on phones below each other. */
export function PlanCards({ plans, heading: Heading, action }: PlanCardsProps) {
  return (
    <div className={styles.grid}>
      {plans.map((plan) => (
        <Plate key={plan.plan} className={styles.card}>
          <Stack gap={3}>
            <Heading className={styles.title}>{plan.title}</Heading>
            <PlanPrice plan={plan} />
            <ul className={styles.texts}>
              {plan.items_text.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {action?.(plan)}
          </Stack>
        </Plate>
      ))}
    </div>
  );
}
