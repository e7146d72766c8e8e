import { Button, Cluster, Plate, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { BallotBadge, type BallotState } from "./ballot-state.tsx";

interface PublicationProps {
  readonly state: BallotState;
  /** What is missing before it can be published. */
  readonly missing: Readonly<Record<string, ReactNode>>;
  /** What its state means for readers. */
  readonly children?: ReactNode;
}

/** The state of a poll or of awards inside their form, and the button that saves and publishes a draft. */
export function Publication({ state, missing, children }: PublicationProps) {
  const items = Object.entries(missing);
  return (
    <Plate>
      <Stack gap={3}>
        <Cluster justify="between">
          <h2>
            <Trans id="ballots.publication">Publication</Trans>
          </h2>
          <BallotBadge state={state} />
        </Cluster>
        {children}
        {state === "draft" && items.length > 0 ? (
          <div>
            <p>
              <Trans id="ballots.missing">Still missing</Trans>
            </p>
            <ul>
              {items.map(([name, text]) => (
                <li key={name}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {state === "draft" ? (
          <p>
            <Button type="submit" look="outline" icon={Send} name="deed" value="publish">
              <Trans id="ballots.publish">Save and publish</Trans>
            </Button>
          </p>
        ) : null}
      </Stack>
    </Plate>
  );
}
