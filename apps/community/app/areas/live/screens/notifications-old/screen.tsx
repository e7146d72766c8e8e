import { Cluster, EmptyState, IconLink, LinkButton, Page, Section, Stack } from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, Users } from "lucide-react";
import { NotificationLines } from "../../../../shared/notification-lines/notification-lines.tsx";
import { paths } from "../../paths.ts";
import layout from "../../shared/page.module.css";
import { type OldNotificationsView, oldNotificationsAddress } from "./view.ts";

/** Notifications one by one, without groups. */
export function OldNotificationsScreen({ user, page, lines, growers, hasMore }: OldNotificationsView) {
  const { t } = useLingui();
  return (
    <Page width="narrow" className={layout.page}>
      <Stack gap={6}>
        <Cluster justify="between">
          <h1>
            <Trans id="notifications.old">One by one</Trans>
          </h1>
          <LinkButton look="quiet" size="small" icon={ArrowLeft} href={paths.notifications()}>
            <Trans id="notifications.back">All notifications</Trans>
          </LinkButton>
        </Cluster>
        {growers ? (
          <Section
            title={
              <Trans id="notifications.growers">
                <Plural value={growers.total} one="# grower" other="# growers" />
              </Trans>
            }
          >
            <Stack gap={3}>
              {growers.items.map(({ id, name, href, avatar }) => (
                <PersonRow key={id} src={avatar} seed={id} name={name} href={href} />
              ))}
            </Stack>
          </Section>
        ) : null}
        {lines.length === 0 ? (
          <EmptyState title={<Trans id="notifications.empty">All caught up</Trans>}>
            <Trans id="notifications.empty.text">Likes, comments and answers show up here.</Trans>
          </EmptyState>
        ) : (
          <NotificationLines
            user={user}
            items={lines}
            actions={(line) => (
              <IconLink
                href={oldNotificationsAddress({ page, users: line.id })}
                icon={Users}
                size="small"
                label={t({ id: "notifications.who", message: "Who" })}
              />
            )}
          />
        )}
        {page > 1 || hasMore ? (
          <Cluster>
            {page > 1 ? (
              <LinkButton look="outline" icon={ArrowLeft} href={oldNotificationsAddress({ page: page - 1 })}>
                <Trans id="notifications.newer">Newer</Trans>
              </LinkButton>
            ) : null}
            {hasMore ? (
              <LinkButton look="outline" icon={ArrowRight} href={oldNotificationsAddress({ page: page + 1 })}>
                <Trans id="notifications.older">Older</Trans>
              </LinkButton>
            ) : null}
          </Cluster>
        ) : null}
      </Stack>
    </Page>
  );
}
