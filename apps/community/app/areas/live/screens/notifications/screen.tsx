import {
  Button,
  Chip,
  Cluster,
  EmptyState,
  LinkButton,
  Note,
  Page,
  Stack,
  TextLink,
} from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { ArrowRight, CheckCheck, Settings } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { NotificationLines } from "../../../../shared/notification-lines/notification-lines.tsx";
import layout from "../../shared/page.module.css";
import {
  NOTIFICATION_CHOICES,
  type NotificationsRequest,
  type NotificationsView,
  notificationsAddress,
} from "./view.ts";

const CHANNELS: Record<NotificationsRequest["channel"], MessageDescriptor> = {
  all: msg({ id: "notifications.all", message: "Everything" }),
  activity: msg({ id: "notifications.activity", message: "Activity on your posts" }),
  follows: msg({ id: "notifications.follows", message: "From growers you follow" }),
  system: msg({ id: "notifications.system", message: "From Grow" }),
};

export interface NotificationsScreenProps extends NotificationsView {
  /** Invitations by brands that wait for an answer. */
  readonly cntInvitations: number;
  /** Whether they test products of a brand. */
  readonly isTester: boolean;
}

/** Notifications of a member, newest first, page by page. */
export function NotificationsScreen(view: NotificationsScreenProps) {
  const { user, channel, page, lines, hasNew, hasMore, cntInvitations, isTester } = view;
  const { i18n } = useLingui();
  return (
    <Page width="narrow" className={layout.page}>
      <Stack gap={6}>
        <Cluster justify="between">
          <h1>
            <Trans id="notifications.heading">Notifications</Trans>
          </h1>
          <Cluster gap={2}>
            {hasNew ? (
              <Form method="post">
                <Button type="submit" look="outline" size="small" icon={CheckCheck}>
                  <Trans id="notifications.readAll">Mark all as read</Trans>
                </Button>
              </Form>
            ) : null}
            <LinkButton look="quiet" size="small" icon={Settings} href={paths.notificationSettings()}>
              <Trans id="notifications.settings">Settings</Trans>
            </LinkButton>
          </Cluster>
        </Cluster>
        {cntInvitations > 0 ? (
          <Note>
            <TextLink href={paths.invitations()}>
              <Trans id="notifications.invitations">
                <Plural value={cntInvitations} one="Answer # invitation" other="Answer # invitations" />
              </Trans>
            </TextLink>
          </Note>
        ) : null}
        {isTester ? (
          <p>
            <TextLink href={paths.invitations()}>
              <Trans id="notifications.tests">Brands you test for</Trans>
            </TextLink>
          </p>
        ) : null}
        <Cluster gap={2}>
          {NOTIFICATION_CHOICES.channel.map((value) => (
            <Chip key={value} on={value === channel} href={notificationsAddress({ channel: value })}>
              {i18n._(CHANNELS[value])}
            </Chip>
          ))}
        </Cluster>
        {lines.length === 0 ? (
          <EmptyState title={<Trans id="notifications.empty">All caught up</Trans>}>
            <Trans id="notifications.empty.text">Likes, comments and answers show up here.</Trans>
          </EmptyState>
        ) : (
          <NotificationLines user={user} items={lines} />
        )}
        {hasMore ? (
          <Cluster>
            <LinkButton
              look="outline"
              icon={ArrowRight}
              href={notificationsAddress({ channel, page: page + 1 })}
            >
              <Trans id="notifications.older">Older</Trans>
            </LinkButton>
          </Cluster>
        ) : null}
      </Stack>
    </Page>
  );
}
