import type { Schema } from "@grow/contract";
import type { ContentType } from "../../shared/ballots/content-types.ts";

/** Awards that are saved. */
export interface AwardView {
  readonly year: number;
  readonly version: number;
  readonly state: Schema<"StaffAwardState">;
  readonly title: string;
  readonly lang: string;
  /** Their page; null while readers don't see it. */
  readonly link: string | null;
  /** They have votes. */
  readonly isFixed: boolean;
  /** The end of voting has passed, and they have votes. */
  readonly isEnded: boolean;
  /** Their results are out: only texts can be changed. */
  readonly isOver: boolean;
  readonly hasNominations: boolean;
  /** A nomination has fewer than two candidates that growers see. */
  readonly needsCandidates: boolean;
  /** The numbers of candidates of saved nominations, and whether these are too few. By id. */
  readonly candidates: Readonly<Record<number, { readonly count: number; readonly isShort: boolean }>>;
  /** Types of saved nominations that stay: those with candidates, and all of awards with votes. By id. */
  readonly fixedTypes: Readonly<Record<number, ContentType>>;
}

/** Awards are published with two candidates in every nomination. */
const isShort = ({ cnt_shown }: Schema<"StaffAwardNomination">) => cnt_shown < 2;

/** @param now - instant of the page, ms */
export function awardView(award: Schema<"StaffAward">, now: number): AwardView {
  return {
    year: award.year,
    version: award.version,
    state: award.state,
    title: award.items_text[0]?.title ?? "",
    lang: award.lang,
    link: award.is_public ? award.link : null,
    isFixed: award.is_fixed,
    isEnded: award.is_fixed && Date.parse(award.date_end) <= now,
    isOver: award.is_over,
    hasNominations: award.items_nomination.length > 0,
    needsCandidates: award.items_nomination.some(isShort),
    candidates: Object.fromEntries(
      award.items_nomination.map((one) => [one.id, { count: one.cnt_candidates, isShort: isShort(one) }]),
    ),
    fixedTypes: Object.fromEntries(
      award.items_nomination
        .filter(({ cnt_candidates }) => award.is_fixed || award.is_over || cnt_candidates > 0)
        .map(({ id, content_type }) => [id, content_type]),
    ),
  };
}
