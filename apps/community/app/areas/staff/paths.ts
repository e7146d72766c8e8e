/** What other areas link to; the desks have `desk-paths.ts`. */
export const paths = {
  staffDesk: () => "/admin",
} as const;
