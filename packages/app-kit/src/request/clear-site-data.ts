/** Sent at sign-out: clears private pages and files from the browser's cache. Drafts and choices in its storage stay. */
export const CLEAR_SITE_DATA: Readonly<Record<string, string>> = { "clear-site-data": '"cache"' };
