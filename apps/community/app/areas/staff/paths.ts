export const paths = {
  cache: () => "/admin/cache",
  complaintQueue: () => "/admin/complaints",
  complaints: (state: string, start = 0) =>
    `/admin/complaints?${new URLSearchParams({ state, ...(start > 0 ? { start: String(start) } : {}) })}`,
} as const;
