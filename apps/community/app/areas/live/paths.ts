export const paths = {
  notifications: () => "/notifications",
  notificationsOld: () => "/notifications-old",
  invitations: () => "/invitations",
  chat: () => "/chat",
  chatRoom: (address: string) => `/chat/${address}`,
  chatMembers: (address: string) => `/chat/${address}/members`,
} as const;
