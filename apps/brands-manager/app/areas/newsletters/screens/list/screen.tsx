import { Cluster, LinkButton, Note, Section, Stack } from "@grow/ui/foundation";
import { Pagination } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { paths } from "../../paths.ts";
import { Charts } from "../../shared/charts.tsx";
import { Audiences } from "./parts/audiences.tsx";
import { NewsletterTable } from "./parts/newsletter-table.tsx";
import { NoNewsletters } from "./parts/no-newsletters.tsx";
import { PlanNote } from "./parts/plan-note.tsx";
import styles from "./screen.module.css";
import type { NewslettersView } from "./view.ts";

export interface NewslettersScreenProps extends NewslettersView {
  canEdit: boolean;
  /** A newsletter was just deleted. */
  isDeleted: boolean;
}

/** The newsletters of a brand, the newest first. Works without scripts. */
export function NewslettersScreen({ canEdit, isDeleted, ...list }: NewslettersScreenProps) {
  const { t } = useLingui();
  const { rows, total, plan, chart } = list;
  const canWrite = canEdit && plan.most !== 0;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Cluster justify="between">
          <h1>
            <Trans id="newsletters.title">Newsletters</Trans>
          </h1>
          {canWrite && total > 0 ? (
            <LinkButton look="primary" icon={Plus} href={paths.editNewsletter("new")}>
              <Trans id="newsletters.new">New newsletter</Trans>
            </LinkButton>
          ) : null}
        </Cluster>
        <p className={styles.muted}>
          <Trans id="newsletters.about">
            Emails to growers who follow you and allow emails from brands. You never see their addresses.
          </Trans>
        </p>
        {isDeleted ? (
          <Note tone="good">
            <Trans id="newsletters.deleted">Newsletter deleted.</Trans>
          </Note>
        ) : null}
        {plan.most === 0 && total === 0 ? null : <PlanNote {...plan} />}
      </Stack>
      {total === 0 ? (
        <NoNewsletters hasPlan={plan.most !== 0} canWrite={canWrite} />
      ) : (
        <Stack gap={4}>
          <NewsletterTable rows={rows} />
          <p className={styles.muted}>
            <Trans id="newsletters.loaded.note">
              “Loaded” means that an email app fetched the pictures, which isn't proof of reading. Programs
              such as virus scanners are counted apart.
            </Trans>{" "}
            {list.hasHidden ? (
              <Trans id="newsletters.hidden.note">
                Below 20 sent emails we don't show what readers did, to protect them.
              </Trans>
            ) : null}
          </p>
          <Pagination
            label={t({ id: "newsletters.pages", message: "Pages" })}
            current={list.page}
            total={list.pages}
            href={(page) => paths.newsletters({ page })}
          />
        </Stack>
      )}
      {plan.most === 0 ? null : <Audiences audiences={list.audiences} />}
      {chart ? (
        <Section title={t({ id: "newsletters.chart", message: "Last 30 days" })} close>
          <Charts {...chart} />
        </Section>
      ) : null}
    </Stack>
  );
}
