export const paths = {
  cache: () => "/admin/cache",
  complaintQueue: () => "/admin/complaints",
  complaints: (state: string, start = 0) => queue("/admin/complaints", state, start),
  brandRequestQueue: () => "/admin/brand-requests",
  brandRequests: (state: string, start = 0) => queue("/admin/brand-requests", state, start),
} as const;

function queue(path: string, state: string, start: number): string {
  return `${path}?${new URLSearchParams({ state, ...(start > 0 ? { start: String(start) } : {}) })}`;
}
