import type { Lang } from "../people/growers.ts";

export interface VitalDayRow {
  /** YYYY-MM-DD, UTC. */
  day: string;
  name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB" | "hydration" | "navigation" | "long-task";
  /** Family of pages. */
  page: string;
  device: "phone" | "tablet" | "desktop";
  rating: "good" | "needs-improvement" | "poor";
  step: number;
  cnt: number;
}

interface ErrorVersionRow {
  app: "web" | "brands";
  version: string;
  add_date: string;
}

export interface ErrorGroupRow {
  id: number;
  app: "web" | "brands";
  message: string;
  frame: string;
  /** As the database reads bytes. */
  key: string;
  state: "open" | "solved" | "ignored";
  state_date: string | null;
  is_again: boolean;
  first_version: string;
  last_version: string;
  cnt: number;
  cnt_senders: number;
  version: number;
  add_date: string;
  last_date: string;
}

export interface ErrorSampleRow {
  group_id: number;
  place: number;
  message: string;
  stack: string | null;
  page: string;
  status: number | null;
  version: string;
  browser: string;
  locale: Lang;
  date: string;
}

export interface WatchTables {
  vital_day: VitalDayRow[];
  error_version: ErrorVersionRow[];
  error_group: ErrorGroupRow[];
  error_sample: ErrorSampleRow[];
}
