import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import { Cluster, Plate, Stack } from "../layout/layout.tsx";
import tones from "../tone/tone.module.css";
import styles from "./state-card.module.css";

export interface StateCardProps {
  icon: IconDrawing;
  tone?: "plain" | "good" | "bad" | undefined;
  /** The state: "This link has expired". */
  title: ReactNode;
  /** What is safe, and what to do. */
  text: ReactNode;
  /** What to do next: one button, two at most. */
  children?: ReactNode | undefined;
}

/** A state of a short flow, such as behind a link in an email: sent, done, expired. */
export function StateCard({ icon, tone = "plain", title, text, children }: StateCardProps) {
  return (
    <Plate>
      <Stack gap={3}>
        <span className={cx(styles.sign, tone === "plain" ? styles.plain : tones[tone])}>
          <Icon of={icon} size={24} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children ? <Cluster gap={2}>{children}</Cluster> : null}
      </Stack>
    </Plate>
  );
}
