import type { NotificationScope } from "./notification-scope.ts";

/** A plain letter: on a lock screen nothing says what the site is about. */
const ICON = "/push-icon.png";

/** Its silhouette, for the status bar of Android. */
const BADGE = "/push-badge.png";

/** A message of the server, as it is encrypted for this browser. */
interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** What a message without a readable text shows: browsers unsubscribe a site whose messages show nothing. */
const UNREADABLE: PushText = { title: "Grow", body: "", url: "/notifications", tag: "notifications" };

/**
 * Shows a message. One with the tag of an earlier one replaces it, so that nothing is shown twice; it makes a sound again only if it
 * says something else.
 */
export async function showPush(
  { registration }: NotificationScope,
  data: { text(): string } | null,
): Promise<void> {
  const { title, body, url, tag } = pushText(data?.text() ?? "");
  const before = await registration.getNotifications({ tag });
  const isNews = before.length > 0 && before.every((one) => one.body !== body);
  await registration.showNotification(title, {
    ...{ body, tag, icon: ICON, badge: BADGE, data: { url } },
    ...(isNews ? { renotify: true } : {}),
  });
}

function pushText(text: string): PushText {
  try {
    const given = JSON.parse(text) as Partial<Record<keyof PushText, unknown>>;
    const word = (name: keyof PushText) => {
      const value = given[name];
      return typeof value === "string" && value !== "" ? value : UNREADABLE[name];
    };
    return { title: word("title"), body: word("body"), url: word("url"), tag: word("tag") };
  } catch {
    return UNREADABLE;
  }
}
