import type { Schema } from "@grow/contract";

export const SAMPLE_ERROR: Schema<"StaffError"> = {
  ...{ id: 14, app: "web", message: "Diary # failed", frame: "week-editor.js save", state: "open" },
  ...{ is_again: false, first_version: "8f2c11d0", last_version: "b71d3e92" },
  ...{ add_date: "2026-11-14T08:30:00.000Z", last_date: "2026-11-20T09:10:00.000Z" },
  ...{ cnt: 75, cnt_senders: 38, version: 3 },
};
