import { Cluster, Icon, type IconDrawing, Plate, Stack } from "@grow/ui";
import type { ReactNode } from "react";
import styles from "./state-card.module.css";

/** One of the states of a mail link: sent, done, too old. */
export function StateCard({
  icon,
  tone = "plain",
  title,
  text,
  children,
}: {
  icon: IconDrawing;
  tone?: "plain" | "good" | "bad";
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Plate>
      <Stack gap={3}>
        <span className={styles.sign} data-tone={tone}>
          <Icon of={icon} size={24} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children ? <Cluster gap={2}>{children}</Cluster> : null}
      </Stack>
    </Plate>
  );
}
