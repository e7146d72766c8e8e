import { LOCALE_NAMES } from "@grow/i18n/locales";
import { Button, Cluster, LinkButton, Stack } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Merge as MergeIcon } from "lucide-react";
import { deskPaths } from "../../../desk-paths.ts";
import { DeskTable } from "../../../shared/desks/desk-table.tsx";
import type { TopicKind } from "../../../shared/topics/topic-kinds.ts";
import type { MergeView, TopicView } from "../view.ts";
import { ArticlesCount } from "./articles-count.tsx";
import styles from "./merge-plan.module.css";

interface MergePlanProps {
  kind: TopicKind;
  topic: TopicView;
  plan: MergeView;
}

/** What a merge moves and what stays, and the button that does it. */
export function MergePlan({ kind, topic, plan }: MergePlanProps) {
  const { into, moving, addresses, names } = plan;
  const target = into.name;
  return (
    <Stack gap={4}>
      <DeskTable
        rows={names}
        keyOf={({ lang }) => lang}
        columns={[
          {
            name: "language",
            title: <Trans id="admin.topic.plan.language">Language</Trans>,
            cell: ({ lang }) => <span lang={lang}>{LOCALE_NAMES[lang]}</span>,
          },
          {
            name: "lost",
            title: <Trans id="admin.topic.plan.lost">Goes</Trans>,
            cell: ({ lang, lost }) => <span lang={lang}>{lost || "–"}</span>,
          },
          {
            name: "stays",
            title: <Trans id="admin.topic.plan.stays">Stays</Trans>,
            cell: ({ lang, stays }) => <span lang={lang}>{stays || "–"}</span>,
          },
        ]}
      />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans id="admin.topic.plan.moves">Moves</Trans>
          </dt>
          <dd>
            <ArticlesCount count={moving} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="admin.topic.plan.after">Afterwards</Trans>
          </dt>
          <dd>
            <Afterwards plan={plan} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="admin.topic.plan.redirects">Redirects</Trans>
          </dt>
          <dd className={styles.addresses}>
            {addresses.former} → {addresses.present}
          </dd>
        </div>
      </dl>
      <p>
        <Trans id="admin.topic.plan.undo">You can't undo a merge.</Trans>
      </p>
      <Form method="post">
        <input type="hidden" name="into" value={into.id} />
        <Cluster>
          <Button type="submit" look="primary" icon={MergeIcon} name="deed" value="merge">
            <Trans id="admin.topic.plan.submit">Merge into {target}</Trans>
          </Button>
          <LinkButton look="outline" href={deskPaths.topic(kind, topic.id)}>
            <Trans id="admin.topic.cancel">Cancel</Trans>
          </LinkButton>
        </Cluster>
      </Form>
    </Stack>
  );
}

/** An article with both tags counts once, so that the sum may be too high. */
function Afterwards({ plan: { moving, present, isMost } }: { plan: MergeView }) {
  const sum = moving + present;
  return isMost ? (
    <Plural id="admin.topic.plan.most" value={sum} one="Up to # article" other="Up to # articles" />
  ) : (
    <ArticlesCount count={sum} />
  );
}
