export const paths = {
  cache: () => "/admin/cache",
  complaintQueue: () => "/admin/complaints",
  complaints: (state: string, start = 0) => queue("/admin/complaints", state, start),
  brandRequestQueue: () => "/admin/brand-requests",
  brandRequests: (state: string, start = 0) => queue("/admin/brand-requests", state, start),
  /** @param saved code of the plan that was just saved */
  planDesk: (lang?: string, saved?: string) => {
    const query = new URLSearchParams({ ...(lang && { lang }), ...(saved && { saved }) });
    return `/admin/plans${query.size > 0 ? `?${query}` : ""}`;
  },
} as const;

function queue(path: string, state: string, start: number): string {
  return `${path}?${new URLSearchParams({ state, ...(start > 0 ? { start: String(start) } : {}) })}`;
}
