import { Cluster, EmptyState, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import type { ReactNode } from "react";
import styles from "./queue.module.css";

interface QueuePageProps {
  readonly title: ReactNode;
  /** Names the links to its states; left out with them for a queue of one state. */
  readonly stateLabel?: string;
  readonly states?: readonly { href: string; label: string; current: boolean }[];
  /** Shown above the items, such as an error. */
  readonly note?: ReactNode;
  readonly empty: { readonly title: ReactNode; readonly text: ReactNode };
  readonly next: { readonly href: string; readonly label: ReactNode } | null;
  /** The items; empty shows `empty`. */
  readonly children: readonly ReactNode[];
}

/** A page of things that staff decides on, by state. */
export function QueuePage({ title, stateLabel, states, note, empty, next, children }: QueuePageProps) {
  return (
    <Page width="narrow" className={styles.screen}>
      <Stack gap={6}>
        <Cluster gap={4} justify="between">
          <h1>{title}</h1>
          {stateLabel && states ? <SegmentLinks label={stateLabel} links={states} /> : null}
        </Cluster>
        {note}
        {children.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : children}
        {next === null ? null : (
          <p>
            <LinkButton look="outline" href={next.href}>
              {next.label}
            </LinkButton>
          </p>
        )}
      </Stack>
    </Page>
  );
}
