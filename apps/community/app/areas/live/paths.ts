export const paths = {
  notifications: () => "/notifications",
  notificationsOld: () => "/notifications-old",
  invitations: () => "/invitations",
} as const;
