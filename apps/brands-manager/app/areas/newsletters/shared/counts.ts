import type { Schema } from "@grow/contract";

type Newsletter = Schema<"Newsletter">;

/** The recipients of a newsletter: the audience is the sum of the others. */
export interface RecipientCounts {
  readonly audience: number;
  readonly sent: number;
  readonly failed: number;
  readonly omitted: number;
  readonly waiting: number;
}

/** A count of people, and of programs, which is not part of it. */
export interface CountedPeople {
  readonly people: number;
  readonly programs: number;
}

/** What readers did with a newsletter. */
export interface Reactions {
  readonly loaded: CountedPeople;
  readonly clicked: CountedPeople;
  /** Readers who unsubscribed through it. */
  readonly left: number;
}

/** The recipients of a newsletter; null before it is sent. */
export function recipientCounts(newsletter: Newsletter): RecipientCounts | null {
  const { state, cnt_audience, cnt_sent, cnt_failed, cnt_omitted, cnt_waiting } = newsletter;
  if (state === "draft" || state === "scheduled") return null;
  return {
    ...{ audience: cnt_audience, sent: cnt_sent, failed: cnt_failed },
    ...{ omitted: cnt_omitted, waiting: cnt_waiting },
  };
}

/** What readers did; null while too few emails are sent to show it. */
export function reactions(newsletter: Newsletter): Reactions | null {
  const { cnt_opened, cnt_opened_machine, cnt_clicked, cnt_clicked_machine, cnt_left } = newsletter;
  if (cnt_opened === null || cnt_clicked === null) return null;
  return {
    loaded: { people: cnt_opened, programs: cnt_opened_machine ?? 0 },
    clicked: { people: cnt_clicked, programs: cnt_clicked_machine ?? 0 },
    left: cnt_left ?? 0,
  };
}
