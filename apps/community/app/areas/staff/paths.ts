/** What other areas link to; the desks have `desk-paths.ts`. */
export const paths = {
  complaintQueue: () => "/admin/complaints",
} as const;
