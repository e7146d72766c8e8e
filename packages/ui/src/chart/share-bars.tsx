import { Bar } from "./bar.tsx";
import styles from "./share-bars.module.css";

export interface ShareBarsProps {
  /** In descending order. */
  shares: readonly {
    name: string;
    /** From 0 to 1. */
    share: number;
    /** As shown: "78 %", "9.0". */
    value: string;
  }[];
  /** CSS colour of the bars. */
  color?: string | undefined;
}

/** A list of shares: tastes, partial scores, rates by place. The number is at the end. */
export function ShareBars({ shares, color }: ShareBarsProps) {
  return (
    <dl className={styles.shares}>
      {shares.map(({ name, share, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Bar share={share} color={color} />
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
