export const paths = {
  notifications: () => "/notifications",
  invitations: () => "/invitations",
} as const;
