import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Plate, Stack, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/queue/queue.module.css";
import { QueuePage } from "../../shared/queue/queue-page.tsx";
import { COMPLAINT_STATES, type ComplaintState, type ComplaintsView, type ComplaintView } from "./view.ts";

const STATES: Readonly<Record<ComplaintState, MessageDescriptor>> = {
  open: msg({ id: "admin.complaints.open", message: "Open" }),
  accepted: msg({ id: "admin.complaints.accepted", message: "Resolved" }),
  rejected: msg({ id: "admin.complaints.rejected", message: "Dismissed" }),
};

const REASONS: Readonly<Record<ComplaintView["reason"], MessageDescriptor>> = {
  spam: msg({ id: "admin.complaints.spam", message: "Spam or advertising" }),
  offence: msg({ id: "admin.complaints.offence", message: "Insult or threat" }),
  sale: msg({ id: "admin.complaints.sale", message: "Buying or selling" }),
  copyright: msg({ id: "admin.complaints.copyright", message: "Copied photo or text" }),
  wrong: msg({ id: "admin.complaints.wrong", message: "Wrong or misleading" }),
  other: msg({ id: "admin.complaints.other", message: "Something else" }),
};

const THINGS: Readonly<Record<ComplaintView["type"], MessageDescriptor>> = {
  user: msg({ id: "admin.complaints.of.user", message: "Grower" }),
  diary: msg({ id: "admin.complaints.of.diary", message: "Diary" }),
  week: msg({ id: "admin.complaints.of.week", message: "Week" }),
  photo: msg({ id: "admin.complaints.of.photo", message: "Photo" }),
  comment: msg({ id: "admin.complaints.of.comment", message: "Comment" }),
  problem: msg({ id: "admin.complaints.of.problem", message: "Question" }),
  solution: msg({ id: "admin.complaints.of.solution", message: "Answer" }),
  video: msg({ id: "admin.complaints.of.video", message: "Video" }),
  review: msg({ id: "admin.complaints.of.review", message: "Review" }),
  blog: msg({ id: "admin.complaints.of.blog", message: "Article" }),
  brand: msg({ id: "admin.complaints.of.brand", message: "Brand" }),
  product: msg({ id: "admin.complaints.of.product", message: "Product" }),
  strain: msg({ id: "admin.complaints.of.strain", message: "Strain" }),
  giveaway: msg({ id: "admin.complaints.of.giveaway", message: "Giveaway" }),
};

/** Reports of users, for moderators. */
export function ComplaintsScreen({ state, items, next }: ComplaintsView) {
  const { i18n, t } = useLingui();
  return (
    <QueuePage
      title={<Trans id="admin.complaints.title">Reports</Trans>}
      stateLabel={t({ id: "admin.complaints.state", message: "Show reports" })}
      states={COMPLAINT_STATES.map((one) => ({
        href: deskPaths.complaints(one),
        label: i18n._(STATES[one]),
        current: one === state,
      }))}
      empty={{
        title: <Trans id="admin.complaints.empty">No reports</Trans>,
        text: <Trans id="admin.complaints.empty.text">New reports will show up here.</Trans>,
      }}
      next={
        next === null
          ? null
          : {
              href: deskPaths.complaints(state, next),
              label: <Trans id="admin.complaints.more">More reports</Trans>,
            }
      }
    >
      {items.map((item) => (
        <OneComplaint key={item.id} item={item} isOpen={state === "open"} />
      ))}
    </QueuePage>
  );
}

function OneComplaint({ item, isOpen }: { item: ComplaintView; isOpen: boolean }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { others } = item;
  const by = item.by ?? t({ id: "author.removed", message: "Removed" });
  const thing = i18n._(THINGS[item.type]);
  return (
    <Plate>
      <Stack gap={3}>
        <p className={styles.head}>
          <b>{i18n._(REASONS[item.reason])}</b>
          <time dateTime={item.date}>{formats.dateTime(item.date)}</time>
        </p>
        <p>
          {item.href ? <TextLink href={item.href}>{thing}</TextLink> : thing}
          {item.excerpt === "" ? null : <q className={styles.words}>{item.excerpt}</q>}
        </p>
        {item.text === "" ? null : <p className={styles.words}>{item.text}</p>}
        <p className={styles.head}>
          <span>{by}</span>
          {others > 0 ? (
            <span>
              {t({
                id: "admin.complaints.others",
                message: plural(others, {
                  one: "# more report about this",
                  other: "# more reports about this",
                }),
              })}
            </span>
          ) : null}
        </p>
        {isOpen ? (
          <Form method="post">
            <input type="hidden" name="id" value={item.id} />
            <Cluster>
              <Button type="submit" look="primary" size="small" name="state" value="accepted">
                <Trans id="admin.complaints.accept">Resolve</Trans>
              </Button>
              <Button type="submit" look="outline" size="small" name="state" value="rejected">
                <Trans id="admin.complaints.reject">Dismiss</Trans>
              </Button>
            </Cluster>
          </Form>
        ) : null}
      </Stack>
    </Plate>
  );
}
