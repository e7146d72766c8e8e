/** How often, and how long after what, ads and impressions are handled. All in milliseconds. */
export const TRACKER_PERIODS = {
  /** Between two posts of ad statistics. */
  ad_flush: 10_000,
  /** From the end of a page change to the ads of the page. */
  ad_apply_after_page: 500,
  /** From the arrival of ads to their being shown. */
  ad_apply_after_data: 200,
  /** Between two posts of impressions. */
  impressions: 5000,
} as const;
