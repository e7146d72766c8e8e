import { createClient } from "@grow/api-client";
import { badgeText } from "@grow/app-kit/client/notification-badge.ts";
import { useNotificationNumbers } from "@grow/app-kit/client/use-notification-numbers.ts";
import { Button, CountDot, Icon } from "@grow/ui/foundation";
import { MenuHeading, MenuLink, Popover, useToast } from "@grow/ui/overlay";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Bell, CheckCheck } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import type { NoticeView } from "../../shared/notification-lines/line-view.ts";
import styles from "./header.module.css";

/** Loaded when the panel opens for the first time. */
type Lines = typeof import("./newest-notifications.ts")["NotificationLines"];

/** Lines in the panel; the page has all. */
const SHOWN = 6;

/** The bell: unread numbers by kind, the newest notifications, and a button that marks all as read. */
export function News({ user }: { user: number }) {
  const { t } = useLingui();
  const toast = useToast();
  const { numbers, know } = useNotificationNumbers(user);
  const [isReading, setIsReading] = useState(false);
  const [lines, setLines] = useState<{ readonly Lines: Lines; readonly items: readonly NoticeView[] } | null>(
    null,
  );
  const total = numbers?.total ?? 0;
  const count = badgeText(total);
  const name = t({ id: "shell.news", message: "Notifications" });
  const api = createClient({ apiBase: "/api" });
  const path = { id: user };
  const failed = () =>
    toast({
      text: t({ id: "shell.news.failed", message: "That didn't work. Try again in a moment." }),
      isError: true,
    });

  async function load() {
    try {
      const query = { limit: SHOWN };
      const [{ NotificationLines, noticeView }, { data }] = await Promise.all([
        import("./newest-notifications.ts"),
        api.GET("/users/{id}/notifications-g", { params: { path, query } }),
      ]);
      setLines({ Lines: NotificationLines, items: data.items.map(noticeView) });
    } catch {
      failed();
    }
  }

  async function readAll() {
    setIsReading(true);
    try {
      const { data } = await api.POST("/users/{id}/notifications-g/read-all", { params: { path }, body: {} });
      know(data);
      setLines(
        (shown) => shown && { ...shown, items: shown.items.map((line) => ({ ...line, isNew: false })) },
      );
    } catch {
      failed();
    }
    setIsReading(false);
  }

  return (
    <Popover
      bare
      sheet
      onOpen={() => void load()}
      label={
        count
          ? t({
              id: "shell.news.new",
              message: plural(total, { one: "Notifications, # new", other: "Notifications, # new" }),
            })
          : name
      }
      trigger={
        <>
          <Icon of={Bell} size={22} />
          {count ? (
            <span aria-hidden="true" className={styles.count}>
              <CountDot>{count}</CountDot>
            </span>
          ) : null}
        </>
      }
    >
      <MenuHeading>{name}</MenuHeading>
      {lines && lines.items.length > 0 ? (
        <div className={styles.newest}>
          <lines.Lines user={user} items={lines.items} />
        </div>
      ) : lines ? (
        <p className={styles.nothing}>{t({ id: "shell.news.nothing", message: "All caught up" })}</p>
      ) : null}
      {total > 0 ? (
        <Button
          look="quiet"
          size="small"
          icon={CheckCheck}
          busy={isReading}
          className={styles.readAll}
          onClick={() => void readAll()}
        >
          {t({ id: "shell.news.readAll", message: "Mark all as read" })}
        </Button>
      ) : null}
      <hr />
      <MenuLink href={paths.notifications()}>{t({ id: "shell.news.all", message: "See all" })}</MenuLink>
      <MenuLink href={paths.notificationSettings()}>
        {t({ id: "shell.news.settings", message: "Notification settings" })}
      </MenuLink>
    </Popover>
  );
}
