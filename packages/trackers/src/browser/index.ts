export * from "./browser-cookies.ts";
export * from "./browser-page.ts";
export * from "./browser-session.ts";
export * from "./google-analytics.ts";
export * from "./observe-elements.ts";
export * from "./observe-errors.ts";
export * from "./observe-vitals.ts";
export * from "./post-json.ts";
