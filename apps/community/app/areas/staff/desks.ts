/** First pages of the desks, for the rail. The rest of their URLs stays in `desk-paths.ts`, which only the desks load. */
export const DESKS = {
  complaints: "/admin/complaints",
  cache: "/admin/cache",
  catalogue: "/admin/catalogue/strain",
  claims: "/admin/claims",
  brandRequests: "/admin/brand-requests",
  strainRequests: "/admin/strain-requests",
  contacts: "/admin/contacts",
  plans: "/admin/plans",
} as const;
