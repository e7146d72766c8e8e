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
import styles from "./header.module.css";

/** The bell: how much is new, of what kind, and a button that says that all is seen. */
export function News({ user }: { user: number }) {
  const { t } = useLingui();
  const toast = useToast();
  const { numbers, know } = useNotificationNumbers(user);
  const [isReading, setIsReading] = useState(false);
  const total = numbers?.total ?? 0;
  const count = badgeText(total);
  const name = t({ id: "shell.news", message: "Notifications" });
  const channels = [
    { is: "activity", label: t({ id: "shell.news.activity", message: "Activity on your posts" }) },
    { is: "follows", label: t({ id: "shell.news.follows", message: "From growers and diaries you follow" }) },
    { is: "system", label: t({ id: "shell.news.system", message: "From Grow" }) },
  ] as const;

  async function readAll() {
    setIsReading(true);
    try {
      const path = "/users/{id}/notifications-g/read-all";
      const { data } = await createClient({ apiBase: "/api" }).POST(path, {
        params: { path: { id: user } },
        body: {},
      });
      know(data);
    } catch {
      toast({ text: t({ id: "shell.news.failed", message: "That didn't work. Try again in a moment." }) });
    }
    setIsReading(false);
  }

  return (
    <Popover
      bare
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
      {numbers && total > 0 ? (
        <>
          <ul className={styles.channels}>
            {channels.map(({ is, label }) => (
              <li key={is}>
                {label} <b>{numbers.channels[is]}</b>
              </li>
            ))}
          </ul>
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
        </>
      ) : (
        <p className={styles.nothing}>{t({ id: "shell.news.nothing", message: "All caught up" })}</p>
      )}
      <hr />
      <MenuLink href={paths.notificationSettings()}>
        {t({ id: "shell.news.settings", message: "Notification settings" })}
      </MenuLink>
    </Popover>
  );
}
