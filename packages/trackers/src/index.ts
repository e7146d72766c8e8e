export * from "./ads/ad-buttons.ts";
export * from "./ads/ad-data.ts";
export * from "./ads/ad-record.ts";
export * from "./ads/ad-rules.ts";
export * from "./ads/ad-schedule.ts";
export * from "./ads/ad-statistics.ts";
export * from "./ads/ad-view.ts";
export * from "./ads/choose-banners.ts";
export * from "./analytics/analytics.ts";
export * from "./clock.ts";
export * from "./errors/error-reporter.ts";
export * from "./impressions/impression-sender.ts";
export {
  createImpressionStore,
  IMPRESSION_LIMITS,
  IMPRESSION_TYPES,
  IMPRESSIONS_KEY,
  IMPRESSIONS_MAX,
  type ImpressionRecord,
  type ImpressionStore,
  type ImpressionType,
} from "./impressions/impression-store.ts";
export * from "./impressions/impressions.ts";
export * from "./impressions/tab-lock.ts";
export * from "./impressions/visible-share.ts";
export * from "./page.ts";
export * from "./period.ts";
export * from "./sha256.ts";
export * from "./store.ts";
export * from "./telemetry/rate-metric.ts";
export * from "./telemetry/telemetry.ts";
export * from "./telemetry/without-secrets.ts";
export * from "./visitor/uuid.ts";
export * from "./visitor/visitor-ids.ts";
