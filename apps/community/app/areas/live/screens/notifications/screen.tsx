import { badgeText } from "@grow/app-kit/client/notification-badge.ts";
import {
  Cluster,
  EmptyState,
  type IconDrawing,
  LinkButton,
  Note,
  Page,
  RailLayout,
  Stack,
  TextLink,
} from "@grow/ui/foundation";
import { RailLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, Inbox, NotebookPen, Settings2, Sprout, Users } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { NotificationLines } from "../../../../shared/notification-lines/notification-lines.tsx";
import { useRootData } from "../../../../shared/root-data.ts";
import layout from "../../shared/page.module.css";
import { LineActions } from "./parts/line-actions.tsx";
import { ListActions } from "./parts/list-actions.tsx";
import { UndoNote } from "./parts/undo-note.tsx";
import styles from "./screen.module.css";
import {
  NOTIFICATION_CHOICES,
  type NoticeDay,
  type NotificationsRequest,
  type NotificationsView,
  noticeDays,
  notificationsAddress,
} from "./view.ts";

const CHANNELS: Record<NotificationsRequest["channel"], MessageDescriptor> = {
  all: msg({ id: "notifications.all", message: "Everything" }),
  activity: msg({ id: "notifications.activity", message: "Activity on your posts" }),
  follows: msg({ id: "notifications.follows", message: "From growers you follow" }),
  system: msg({ id: "notifications.system", message: "From Grow" }),
};

const ICONS: Record<NotificationsRequest["channel"], IconDrawing> = {
  all: Inbox,
  activity: NotebookPen,
  follows: Users,
  system: Sprout,
};

const DAYS: Record<NoticeDay["day"], MessageDescriptor> = {
  today: msg({ id: "notifications.today", message: "Today" }),
  yesterday: msg({ id: "notifications.yesterday", message: "Yesterday" }),
  earlier: msg({ id: "notifications.earlier", message: "Earlier" }),
};

/** What appears in a channel without notifications. */
const EMPTY: Record<NotificationsRequest["channel"], MessageDescriptor> = {
  all: msg({ id: "notifications.empty.text", message: "Likes, comments and answers show up here." }),
  activity: msg({
    id: "notifications.empty.activity",
    message: "Likes, comments and answers on your posts show up here.",
  }),
  follows: msg({
    id: "notifications.empty.follows",
    message: "Follow growers and diaries, and their new weeks show up here.",
  }),
  system: msg({
    id: "notifications.empty.system",
    message: "Decisions, invitations, giveaways and awards show up here.",
  }),
};

export interface NotificationsScreenProps extends NotificationsView {
  /** Invitations by brands that wait for an answer. */
  readonly cntInvitations: number;
  /** Whether they test products of a brand. */
  readonly isTester: boolean;
}

/** Notifications of a member, newest first, page by page, or those of one group. Works without scripts. */
export function NotificationsScreen(view: NotificationsScreenProps) {
  const { user, channel, page, group, removed, lines, unread, hasMore, cntInvitations, isTester } = view;
  const { i18n, t } = useLingui();
  const now = useRootData()?.now ?? Date.parse(lines[0]?.date ?? "");
  const here = { channel, group };
  return (
    <Page className={layout.page}>
      <Stack gap={6}>
        <Cluster justify="between">
          <h1>
            <Trans id="notifications.heading">Notifications</Trans>
          </h1>
          <Cluster gap={2}>
            <ListActions {...view} />
            <LinkButton look="quiet" size="small" icon={Settings2} href={paths.notificationSettings()}>
              <Trans id="notifications.settings">Settings</Trans>
            </LinkButton>
          </Cluster>
        </Cluster>
        <RailLayout
          side="start"
          rail={
            <RailLinks
              label={t({ id: "notifications.heading", message: "Notifications" })}
              links={NOTIFICATION_CHOICES.channel.map((value) => ({
                href: notificationsAddress({ channel: value }),
                label: i18n._(CHANNELS[value]),
                icon: ICONS[value],
                count: badgeText(unread[value]) ?? undefined,
                current: value === channel && group === null,
              }))}
            />
          }
        >
          <Stack gap={6}>
            {removed ? <UndoNote removed={removed} /> : null}
            {group ? (
              <Cluster>
                <LinkButton
                  look="quiet"
                  size="small"
                  icon={ArrowLeft}
                  href={notificationsAddress({ channel })}
                >
                  <Trans id="notifications.back">All notifications</Trans>
                </LinkButton>
              </Cluster>
            ) : null}
            {cntInvitations > 0 ? (
              <Note>
                <TextLink href={paths.invitations()}>
                  <Trans id="notifications.invitations">
                    <Plural value={cntInvitations} one="Answer # invitation" other="Answer # invitations" />
                  </Trans>
                </TextLink>
              </Note>
            ) : null}
            {isTester && !group ? (
              <p>
                <TextLink href={paths.invitations()}>
                  <Trans id="notifications.tests">Brands you test for</Trans>
                </TextLink>
              </p>
            ) : null}
            {lines.length === 0 ? (
              <EmptyState title={<Trans id="notifications.empty">All caught up</Trans>}>
                {i18n._(EMPTY[channel])}
              </EmptyState>
            ) : (
              noticeDays(lines, now).map(({ day, lines }) => (
                <section key={day}>
                  <h2 className={styles.day}>{i18n._(DAYS[day])}</h2>
                  <NotificationLines
                    user={user}
                    items={lines}
                    groupHref={(line) =>
                      notificationsAddress({ channel, group: { group: line.group, day: line.day } })
                    }
                    actions={(line) => <LineActions line={line} />}
                  />
                </section>
              ))
            )}
            {page > 1 || hasMore ? (
              <Cluster>
                {page > 1 ? (
                  <LinkButton
                    look="outline"
                    icon={ArrowLeft}
                    href={notificationsAddress({ ...here, page: page - 1 })}
                  >
                    <Trans id="notifications.newer">Newer</Trans>
                  </LinkButton>
                ) : null}
                {hasMore ? (
                  <LinkButton
                    look="outline"
                    icon={ArrowRight}
                    href={notificationsAddress({ ...here, page: page + 1 })}
                  >
                    <Trans id="notifications.older">Older</Trans>
                  </LinkButton>
                ) : null}
              </Cluster>
            ) : null}
          </Stack>
        </RailLayout>
      </Stack>
    </Page>
  );
}
