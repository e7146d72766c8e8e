export const paths = {
  notifications: () => "/notifications",
  notificationsOld: () => "/notifications-old",
  invitations: () => "/invitations",
  chat: () => "/chat",
  chatRoom: (address: string) => `/chat/${address}`,
} as const;

/** First segments of this area's pages that a `link` may lead to. */
export const sections = ["chat"] as const;
