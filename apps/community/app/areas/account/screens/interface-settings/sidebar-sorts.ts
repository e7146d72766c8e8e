/** Orders of what a member follows, in the sidebar. */
export const SIDEBAR_SORTS = ["update", "add", "name"] as const;

export type SidebarSort = (typeof SIDEBAR_SORTS)[number];
