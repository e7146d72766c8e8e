import type { Schema } from "@grow/contract";

/** A server without troubles. */
export const SAMPLE_HEALTH: Schema<"StaffHealth"> = {
  date: "2026-11-20T12:00:00.000Z",
  item_queue: {
    ...{ cnt_waiting: 12, cnt_running: 1, cnt_retrying: 0, cnt_failed: 0, cnt_done: 812 },
    ...{ oldest_date: "2026-11-20T11:59:56.000Z", is_stuck: false, items_job: [] },
  },
  item_mail: { transport: "smtp", cnt_waiting: 0, cnt_sent: 102, cnt_retrying: 0, cnt_failed: 0 },
  item_push: { is_on: true, cnt_devices: 210, cnt_refused: 0, cnt_waiting: 0, oldest_date: null },
  items_slow: [
    { operation: "search", cnt: 380, p95_ms: 250, mean_ms: 61.2, cnt_errors: 0 },
    { operation: "exportDiary", cnt: 2, p95_ms: null, mean_ms: 7100, cnt_errors: 1 },
  ],
  item_database: {
    ...{ bytes: 11_200_000_000, cnt_connections: 4, cnt_idle: 3, cnt_waited_for: 0 },
    ...{ max_connections: 10, oldest_query_ms: 3 },
  },
  item_disk: { bytes: 80_000_000_000, free_bytes: 31_000_000_000 },
  item_process: { uptime_s: 86_400, memory_bytes: 412_000_000, delay_ms: 11.4 },
};
