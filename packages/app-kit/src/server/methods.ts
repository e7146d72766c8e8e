/** Methods this server knows; any other gets 405. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Methods of pages. */
export const PAGE_METHODS = ["GET", "HEAD", "POST"] as const;
