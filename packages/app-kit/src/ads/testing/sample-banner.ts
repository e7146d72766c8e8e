import type { Schema } from "@grow/contract";

/** A banner that runs. */
export const SAMPLE_BANNER: Schema<"Banner"> = {
  ...{ id: 14, tmp_id: null, type: "box", state: "running", is_enabled: true, version: 3 },
  ...{
    name: "Base A/B, autumn",
    title: "One chart for coco",
    text: "Twelve weeks.",
    button: "Open",
    lang: "en",
  },
  url: "https://loam.example/coco",
  image: {
    ...{ id: 904, url: "/media/904/704.webp", width: 704, height: 528, color: "#887766", alt: "Bottle" },
    is_remove: false,
  },
  image_dark: null,
  ...{ section: ["diary", "explore"], countries: ["AT", "DE"], payer: "", product_id: null },
  ...{ date_start: "2026-09-01", date_end: "2026-12-31", max_per_day: 3, review_text: "" },
  ...{ cnt_served: 188400, cnt_views: 142310, cnt_clicks: 4127, cnt_filtered: 611 },
  update_date: "2026-09-14T08:30:00.000Z",
};
