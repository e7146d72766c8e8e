import { EmptyState, LinkButton, Plate } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { paths } from "../../../../../paths.ts";

/** Before the first newsletter: how to begin, or which plan it needs. */
export function NoNewsletters({ hasPlan, canWrite }: { hasPlan: boolean; canWrite: boolean }) {
  if (!hasPlan)
    return (
      <Plate>
        <EmptyState
          title={<Trans id="newsletters.noPlan.title">Your plan has no newsletters</Trans>}
          actions={
            <LinkButton look="primary" href={paths.subscription()}>
              <Trans id="newsletters.plans">See plans</Trans>
            </LinkButton>
          }
        >
          <p>
            <Trans id="newsletters.noPlan.text">
              With a plan, you write to the growers who follow you: what's new, what works, who you need as
              testers.
            </Trans>
          </p>
        </EmptyState>
      </Plate>
    );
  return (
    <Plate>
      <EmptyState
        title={<Trans id="newsletters.none.title">No newsletters yet</Trans>}
        actions={
          canWrite ? (
            <LinkButton look="primary" icon={Plus} href={paths.editNewsletter("new")}>
              <Trans id="newsletters.new">New newsletter</Trans>
            </LinkButton>
          ) : undefined
        }
      >
        <p>
          <Trans id="newsletters.none.text">
            Start with one thing your followers can use this week. You see who gets it before you send it.
          </Trans>
        </p>
      </EmptyState>
    </Plate>
  );
}
