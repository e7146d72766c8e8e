import type { NewsletterRow } from "./newsletter-rows.ts";

/** What happened in an hour, counted from the one in which sending began. */
export interface DemoHour {
  readonly after: number;
  readonly sent?: number;
  readonly opened?: number;
  readonly clicked?: number;
  readonly openedMachine?: number;
  readonly clickedMachine?: number;
  readonly left?: number;
}

/** A newsletter with its days from the day of loading, which may be broken. */
export interface DemoNewsletter
  extends Pick<NewsletterRow, "title" | "preview" | "text" | "audience" | "state"> {
  readonly written: number;
  /** Null for a draft without a time. */
  readonly sent: number | null;
  readonly hours?: readonly DemoHour[];
  readonly failed?: number;
  readonly omitted?: number;
}

/** Newsletters of Loam & Lumen, the oldest first: one in each state. */
export const NEWSLETTERS: readonly DemoNewsletter[] = [
  {
    ...{ state: "sent", audience: "followers", written: -23, sent: -21 + 17 / 24, failed: 1, omitted: 1 },
    title: "What your diaries changed in week 8",
    preview: "Less Base, more Calm Magnesium: the chart, corrected by use.",
    text: [
      "<p>We compared our chart for coco with what you wrote down. In week 8 most of you give less than it says.</p>",
      "<h2>Less Base, more magnesium</h2>",
      "<ul><li>Base A/B: 2.4 ml/l instead of 3.0</li><li>Calm Magnesium: 0.8 ml/l, up from 0.5</li>",
      "<li>EC of the runoff: at most 0.4 above what you pour</li></ul>",
      "<p>The chart on our page has the new numbers. If yours worked better, write them into your week: we read along.</p>",
      '<p><a href="/nutrients/loam-lumen">See the chart</a></p>',
    ].join(""),
    hours: [
      { after: 0, sent: 32, opened: 3, openedMachine: 6, clickedMachine: 1 },
      { after: 1, opened: 4, clicked: 2, openedMachine: 1 },
      { after: 2, opened: 2, clicked: 1 },
      { after: 3, opened: 1 },
      { after: 5, opened: 1, clicked: 1, left: 1 },
      { after: 13, opened: 2 },
      { after: 14, opened: 1, clicked: 1 },
      { after: 26, opened: 1 },
      { after: 49, opened: 1, clicked: 1 },
      { after: 122, opened: 1 },
    ],
  },
  {
    ...{ state: "sending", audience: "followers", written: -2, sent: -2 / 24, failed: 1 },
    title: "Short days, long nights: lower the EC",
    preview: "Cold pots drink slowly. Two numbers to change before the frost.",
    text: [
      "<p>Under 18 °C at the root, a plant takes up less than half of its phosphorus. More of it in the tank doesn't help.</p>",
      "<h2>What helps</h2>",
      "<ol><li>Put the pot on wood, not on the floor.</li><li>Water at 20 °C, in the morning.</li>",
      "<li>Lower the EC by 0.3 until the leaves are level again.</li></ol>",
      "<blockquote><p>A plate of cork under the pot was worth more than any bottle.</p></blockquote>",
    ].join(""),
    hours: [
      { after: 0, sent: 24, opened: 4, clicked: 1, openedMachine: 4 },
      { after: 1, sent: 5, opened: 2, openedMachine: 1 },
    ],
  },
  {
    ...{ state: "scheduled", audience: "growers", written: -1, sent: 20 + 17 / 24 },
    title: "A chart for soil, half the dose",
    preview: "For 11 to 20 litre pots: what to leave out, week by week.",
    text: [
      "<p>Soil already feeds for three weeks. Our new chart begins in the fourth, with half of what coco needs.</p>",
      "<h2>Who should wait</h2>",
      "<p>If your soil is pre-fertilised, start a week later. The first pale lower leaf is the sign.</p>",
    ].join(""),
  },
  {
    ...{ state: "draft", audience: "followers", written: -0.5, sent: null },
    title: "Testers wanted for a winter run",
    preview: "",
    text: "<p>We're looking for six growers with a tent in an unheated room.</p>",
  },
];
