/** Parts of a page, in its order, as the API and the forms name them. */
export const PAGE_PARTS = ["title", "description", "text"] as const;
