import type { Schema } from "@grow/contract";

/** A newsletter that was sent; its sums add up. */
export const SAMPLE_NEWSLETTER: Schema<"Newsletter"> = {
  ...{ id: 6, title: "What 310 growers changed", preview: "Less Base, more Cal-Mag." },
  ...{ text: "<p>We compared our chart.</p>", lang: "en", audience: "followers", langs: [] },
  ...{ state: "sent", version: 4, send_date: "2026-11-16T18:00:00.000Z" },
  ...{ finish_date: "2026-11-16T18:48:00.000Z", add_date: "2026-11-15T09:00:00.000Z" },
  update_date: "2026-11-15T09:30:00.000Z",
  item_user: { id: 4, name: "manager", link: "/grower/manager", avatar_small: null },
  ...{ cnt_audience: 4120, cnt_waiting: 0, cnt_sent: 4088, cnt_failed: 21, cnt_omitted: 11 },
  ...{ cnt_opened: 2003, cnt_opened_machine: 811, cnt_clicked: 372, cnt_clicked_machine: 40, cnt_left: 12 },
};

const UNCOUNTED = {
  ...{ finish_date: null, cnt_audience: 0, cnt_waiting: 0, cnt_sent: 0, cnt_failed: 0, cnt_omitted: 0 },
  ...{ cnt_opened: null, cnt_opened_machine: null, cnt_clicked: null, cnt_clicked_machine: null },
  cnt_left: null,
};

/** One that waits for its writer. */
export const SAMPLE_DRAFT: Schema<"Newsletter"> = {
  ...SAMPLE_NEWSLETTER,
  ...UNCOUNTED,
  ...{ id: 7, state: "draft", version: 2, send_date: null },
};

/** One that waits for its time. */
export const SAMPLE_SCHEDULED: Schema<"Newsletter"> = {
  ...SAMPLE_DRAFT,
  ...{ id: 8, state: "scheduled", send_date: "2026-12-01T18:00:00.000Z" },
};
