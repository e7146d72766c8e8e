import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import type { Reading } from "./readings.tsx";
import styles from "./stat-tiles.module.css";

/** A key figure of a portal page. */
export interface Stat extends Reading {
  /** Its change: "+12.4 % to the month before". */
  change?: ReactNode | undefined;
  /** Whether that is good or bad. Omit for neither; then it has no colour. */
  changeIs?: "better" | "worse" | undefined;
  /** Direction of the change, which selects the icon. */
  direction?: "up" | "down" | undefined;
}

export interface StatTilesProps {
  /** Two to five. */
  stats: readonly Stat[];
}

const arrows = { up: TrendingUp, down: TrendingDown };

/** Key figures in a row between hairlines, two per row on phones: the head of a portal page. */
export function StatTiles({ stats }: StatTilesProps) {
  return (
    <dl className={styles.stats}>
      {stats.map((stat) => (
        <div key={stat.name} className={styles.stat}>
          <dt>{stat.name}</dt>
          <dd className={styles.value}>
            {stat.value}
            {stat.unit ? <small> {stat.unit}</small> : null}
          </dd>
          {stat.change ? (
            <dd className={cx(styles.detail, stat.changeIs && styles[stat.changeIs])}>
              {stat.direction ? <Icon of={arrows[stat.direction]} /> : null} {stat.change}
            </dd>
          ) : null}
          {stat.detail ? <dd className={styles.detail}>{stat.detail}</dd> : null}
          {stat.trend ? <dd>{stat.trend}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
