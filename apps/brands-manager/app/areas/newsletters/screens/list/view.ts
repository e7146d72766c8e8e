import type { Schema } from "@grow/contract";
import { paths } from "../../paths.ts";
import { type ChartView, chartView } from "../../shared/chart-view.ts";
import { type Reactions, type RecipientCounts, reactions, recipientCounts } from "../../shared/counts.ts";

type Newsletter = Schema<"Newsletter">;

/** Newsletters on a page of the list. */
export const PAGE_SIZE = 20;

export interface NewsletterRowView extends Pick<Newsletter, "id" | "title" | "state" | "audience" | "lang"> {
  /** When it is or was sent; null for a draft without a time. */
  readonly date: string | null;
  /** Null before it is sent. */
  readonly counts: RecipientCounts | null;
  /** Null before enough emails are sent. */
  readonly reactions: Reactions | null;
  readonly href: string;
}

/** How many newsletters the plan allows. */
export interface PlanView {
  /** Null is unlimited, 0 is none. */
  readonly most: number | null;
  /** For the rest of this month; null is unlimited. */
  readonly free: number | null;
}

export interface NewslettersView {
  readonly rows: readonly NewsletterRowView[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly plan: PlanView;
  /** How many members each audience has now. */
  readonly audiences: Schema<"NewsletterList">["audiences"];
  /** Some numbers are hidden, since too few emails are sent. */
  readonly hasHidden: boolean;
  /** The last days; null where nothing was sent. */
  readonly chart: ChartView | null;
}

interface Context {
  readonly most: number | null;
  readonly page: number;
  readonly canEdit: boolean;
  readonly chart: Schema<"NewsletterChart">;
  readonly now: number;
}

/** The page that a query asks for, from 1. */
export const pageOf = (query: URLSearchParams): number =>
  Number(/^[1-9]\d{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? 1);

export function newslettersView(
  { items, total, audiences, cnt_free }: Schema<"NewsletterList">,
  { most, page, canEdit, chart, now }: Context,
): NewslettersView {
  const rows = items.map((newsletter) => rowView(newsletter, canEdit));
  const hasEvents = chart.items.some(
    ({ cnt_sent, cnt_opened, cnt_clicked }) => cnt_sent > 0 || cnt_opened !== null || cnt_clicked !== null,
  );
  return {
    ...{ rows, total, page, pages: Math.ceil(total / PAGE_SIZE) },
    ...{ plan: { most, free: cnt_free }, audiences },
    hasHidden: rows.some((row) => row.counts !== null && row.reactions === null),
    chart: hasEvents ? chartView(chart, now) : null,
  };
}

function rowView(newsletter: Newsletter, canEdit: boolean): NewsletterRowView {
  const { id, title, state, audience, lang, send_date } = newsletter;
  return {
    ...{ id, title, state, audience, lang, date: send_date },
    ...{ counts: recipientCounts(newsletter), reactions: reactions(newsletter) },
    href: state === "draft" && canEdit ? paths.editNewsletter(id) : paths.newsletter(id),
  };
}
