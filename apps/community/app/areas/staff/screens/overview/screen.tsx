import { say } from "@grow/i18n";
import { cx, EmptyState, Icon, Link, LinkButton, Page, RailLayout, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { Decisions } from "./parts/decisions.tsx";
import styles from "./screen.module.css";
import type { OverviewView, QueueView } from "./view.ts";

const NAMES: Readonly<Record<QueueView["name"], MessageDescriptor>> = {
  complaints: msg({ id: "admin.complaints.title", message: "Reports" }),
  contacts: msg({ id: "admin.contacts.title", message: "Messages to the team" }),
  orders: msg({ id: "admin.overview.orders", message: "Unpaid invoices" }),
  brand_requests: msg({ id: "admin.requests.title", message: "Brand requests" }),
  strain_requests: msg({ id: "admin.strains.title", message: "New strains" }),
  banners: msg({ id: "admin.overview.banners", message: "Banners to review" }),
  claims: msg({ id: "admin.claims.title", message: "Names from diaries" }),
};

/** How old the oldest item is. */
const AGES: Readonly<Record<"hours" | "days", MessageDescriptor>> = {
  hours: msg({ id: "admin.overview.hours", message: "{value} h old, target {target} h" }),
  days: msg({
    id: "admin.overview.days",
    message: "{value, plural, one {# day} other {# days}} old, target {target}",
  }),
};

/** What is open on the desks, most urgent first. */
export function OverviewScreen({ open, late, now, later, decisions }: OverviewView) {
  const { t } = useLingui();
  const reports = [...now, ...later].find(({ name }) => name === "complaints");
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>
            {open === 0 ? (
              <Trans id="admin.overview.nothing">All caught up</Trans>
            ) : (
              t({
                id: "admin.overview.open",
                message: plural(open, { one: "# open task", other: "# open tasks" }),
              })
            )}
          </h1>
          <p className={styles.lead}>
            {late === 0 ? (
              <Trans id="admin.overview.inTime">Nothing is overdue.</Trans>
            ) : (
              t({
                id: "admin.overview.late",
                message: plural(late, {
                  one: "# desk is overdue.",
                  other: "# desks are overdue.",
                }),
              })
            )}
          </p>
        </div>
        {reports ? (
          <LinkButton look="primary" href={reports.href} icon={Flag}>
            <Trans id="admin.overview.review">Review reports</Trans>
          </LinkButton>
        ) : null}
      </header>
      <RailLayout rail={<Decisions decisions={decisions} />}>
        {open === 0 ? (
          <EmptyState title={<Trans id="admin.overview.empty">Nothing is open</Trans>}>
            <Trans id="admin.overview.empty.text">Reports, messages and requests will show up here.</Trans>
          </EmptyState>
        ) : (
          <Stack gap={8}>
            <Queues
              title={<Trans id="admin.overview.now">Now</Trans>}
              note={<Trans id="admin.overview.now.note">overdue or close to it</Trans>}
              queues={now}
            />
            <Queues
              title={now.length === 0 ? null : <Trans id="admin.overview.later">Later</Trans>}
              queues={later}
            />
          </Stack>
        )}
      </RailLayout>
    </Page>
  );
}

interface QueuesProps {
  /** Null for the only group. */
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly queues: readonly QueueView[];
}

function Queues({ title, note, queues }: QueuesProps) {
  if (queues.length === 0) return null;
  return (
    <section>
      {title === null ? null : (
        <h2 className={styles.group}>
          {title} {note ? <span>{note}</span> : null}
        </h2>
      )}
      <ul className={styles.queues}>
        {queues.map((queue) => (
          <li key={queue.name}>
            <Queue queue={queue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Queue({ queue }: { queue: QueueView }) {
  const { i18n } = useLingui();
  const { name, href, n, text, age, share, isLate } = queue;
  return (
    <Link className={styles.queue} href={href}>
      <b className={styles.count}>{n}</b>
      <span className={styles.what}>
        <span className={styles.name}>{i18n._(NAMES[name])}</span>
        {text === "" ? null : <span className={styles.oldest}>{text}</span>}
      </span>
      {age === null ? null : (
        <span className={cx(styles.age, isLate && styles.late)}>
          {say(i18n, AGES[age.unit], { value: age.value, target: age.target })}
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
          </span>
        </span>
      )}
      <Icon of={ChevronRight} size={18} />
    </Link>
  );
}
