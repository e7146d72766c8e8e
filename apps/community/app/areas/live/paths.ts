export const paths = {
  notifications: () => "/notifications",
} as const;
