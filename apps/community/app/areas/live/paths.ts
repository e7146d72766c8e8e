/** First segments of pages that notifications lead to. */
export const sections: readonly string[] = ["invitations"];

export const paths = {
  notifications: () => "/notifications",
  invitations: () => "/invitations",
} as const;
