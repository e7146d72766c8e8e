export const paths = {
  premiumPage: () => "/premium",
  partner: () => "/partner",
} as const;

/** Not among the paths, which every page loads. */
export const invoiceDesk = (state?: string) => `/admin/invoices${state ? `?state=${state}` : ""}`;
