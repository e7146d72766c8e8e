export const paths = {
  premiumPage: () => "/premium",
  partner: () => "/partner",
  invoiceDesk: (state?: string) => `/admin/invoices${state ? `?state=${state}` : ""}`,
} as const;
