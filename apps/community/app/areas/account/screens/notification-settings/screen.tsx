import { Trans } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { SettingsPage } from "../../shared/settings/settings-page.tsx";
import type { PushView } from "./device-view.ts";
import { HoursForm } from "./parts/hours-form.tsx";
import { NewsForm } from "./parts/news-form.tsx";
import { PushGroup } from "./parts/push-group.tsx";
import type { NotificationsView } from "./view.ts";

export interface NotificationsScreenProps extends NotificationsView {
  userId: number;
  push: PushView;
  sent: Sent | undefined;
}

/** Which notifications come, in which ways and when. Works without JavaScript, but for turning push on. */
export function NotificationsScreen({ userId, push, hours, sent, ...news }: NotificationsScreenProps) {
  const hasPush = push.serverKey !== null;
  return (
    <SettingsPage title={<Trans id="settings.news.heading">Notifications</Trans>}>
      {push.serverKey === null ? null : (
        <PushGroup {...push} serverKey={push.serverKey} userId={userId} sent={sent} />
      )}
      <HoursForm hours={hours} hasPush={hasPush} sent={sent} />
      <NewsForm {...news} hasDigest={hours.digest !== "none"} hasPush={hasPush} sent={sent} />
    </SettingsPage>
  );
}
