import type { Schema } from "@grow/contract";
import type { ChartStep } from "../../paths.ts";
import { type ChartView, chartView } from "../../shared/chart-view.ts";
import { type Reactions, type RecipientCounts, reactions, recipientCounts } from "../../shared/counts.ts";

type Newsletter = Schema<"Newsletter">;

export interface ResultsView
  extends Pick<Newsletter, "id" | "title" | "preview" | "text" | "lang" | "audience" | "langs" | "state"> {
  readonly date: string | null;
  /** When its last email was sent. */
  readonly finished: string | null;
  /** Null for a deleted account. */
  readonly author: { readonly name: string; readonly link: string } | null;
  /** Null before it is sent. */
  readonly counts: RecipientCounts | null;
  /** Null before enough emails are sent. */
  readonly reactions: Reactions | null;
  readonly step: ChartStep;
  /** Null before it is sent. */
  readonly chart: ChartView | null;
}

interface Context {
  readonly step: ChartStep;
  readonly chart: Schema<"NewsletterChart"> | null;
  readonly now: number;
}

export function resultsView(newsletter: Newsletter, { step, chart, now }: Context): ResultsView {
  const { id, title, preview, text, lang, audience, langs, state } = newsletter;
  const { send_date, finish_date, item_user } = newsletter;
  return {
    ...{ id, title, preview, text, lang, audience, langs, state, date: send_date, finished: finish_date },
    author: item_user && { name: item_user.name, link: item_user.link },
    ...{ counts: recipientCounts(newsletter), reactions: reactions(newsletter) },
    ...{ step, chart: chart && chartView(chart, now) },
  };
}
