import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";
import type { PhotoData } from "../../../../shared/photo-source.ts";
import { coverData } from "../../../../shared/posts/post-card-view.ts";
import { type PersonView, personView } from "../../../../shared/talk/block/comments-view.ts";
import { nominationPath } from "../../award-paths.ts";

/** What members can do: nothing yet, vote, wait for the results, or read them. */
export type AwardState = "before" | "open" | "counting" | "results";

export interface CandidateView {
  readonly id: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly photo: PhotoData | null;
  /** URL of a square avatar or logo. */
  readonly square: string | null;
  /** Its author; null for things of brands, and for growers themselves. */
  readonly author: PersonView | null;
  readonly isMine: boolean;
  /** Null before the results, and without a vote. */
  readonly place: number | null;
  /** From 0 to 1; null before the results. */
  readonly share: number | null;
  readonly votes: number | null;
}

/** A nomination in the list of all. */
export interface NominationLink {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly count: number;
  readonly isVoted: boolean;
  readonly isCurrent: boolean;
}

export interface NominationView {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** Path and query of the page that shows it. */
  readonly here: string;
  /** Whether the candidates are growers, who have no picture but their avatar. */
  readonly isPeople: boolean;
  readonly count: number;
  readonly candidates: readonly CandidateView[];
  /** Candidates there are, or that match the query; more than are shown in long lists. */
  readonly total: number;
  /** The words that candidates were searched by; empty for all. */
  readonly query: string;
}

/** The winners of a nomination: several with equal votes, none without a vote. */
export interface WinnersView {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly isPeople: boolean;
  readonly candidates: readonly CandidateView[];
}

export interface AwardView {
  readonly year: number;
  readonly title: string;
  readonly link: string;
  readonly state: AwardState;
  readonly start: string;
  readonly end: string;
  readonly result: string;
  readonly years: readonly { readonly year: number; readonly href: string; readonly isCurrent: boolean }[];
  /** Nominations that the user voted in. */
  readonly cast: number;
  readonly nominations: readonly NominationLink[];
  /** The nomination that is shown; null for the overview of winners. */
  readonly current: NominationView | null;
  readonly winners: readonly WinnersView[];
  /** Rules as safe HTML. */
  readonly rules: string;
  /** The language of the rules where it is not that of the page. */
  readonly rulesLang: string | undefined;
}

/** What the address asks for. */
export interface AwardRequest {
  readonly nomination: number | undefined;
  readonly query: string;
}

/** Longest words that a search takes, in code points. */
const LONGEST_QUERY = 100;

/** Reads `?nomination=` and `?query=`; what makes no sense is ignored. */
export function awardRequest(search: URLSearchParams): AwardRequest {
  const nomination = search.get("nomination") ?? "";
  return {
    nomination: /^[1-9]\d{0,14}$/.test(nomination) ? Number(nomination) : undefined,
    query: firstCharacters((search.get("query") ?? "").trim()).trim(),
  };
}

/** Cuts between code points, because half of an emoji is no text. */
const firstCharacters = (text: string) => Array.from(text).slice(0, LONGEST_QUERY).join("");

/** @param now - milliseconds since 1970 */
export function awardState(
  { is_result, is_open, date_start }: Pick<Schema<"Award">, "is_result" | "is_open" | "date_start">,
  now: number,
): AwardState {
  if (is_result) return "results";
  if (is_open) return "open";
  return now < Date.parse(date_start) ? "before" : "counting";
}

/** The nomination to show: the requested one, else the first; with results, else none. */
export function shownNomination(
  { items_nomination: all, is_result }: Schema<"Award">,
  { nomination }: AwardRequest,
): Schema<"AwardNomination"> | undefined {
  return all.find((one) => one.nomination_id === nomination) ?? (is_result ? undefined : all[0]);
}

/**
 * The awards of a year as the API shows them to this user. It keeps the order of candidates: by place, or by nothing.
 *
 * @param found - candidates that match the query; null without a query
 */
export function awardView(
  award: Schema<"Award">,
  { request, found }: { request: AwardRequest; found: Schema<"AwardCandidateList"> | null },
  { locale, now }: { readonly locale: string; readonly now: number },
): AwardView {
  const { items_nomination: all, link } = award;
  const shown = shownNomination(award, request);
  return {
    ...{ year: award.year, title: award.title, link, state: awardState(award, now) },
    ...{ start: award.date_start, end: award.date_end, result: award.date_result },
    years: award.items_year.map((one) => ({
      ...{ year: one.year, href: one.link, isCurrent: one.year === award.year },
    })),
    cast: award.cnt_my_votes,
    nominations: all.map(({ nomination_id: id, name, cnt_candidates: count, my_content_id: mine }) => ({
      ...{ id, name, href: nominationPath(link, id), count },
      ...{ isVoted: mine !== null, isCurrent: id === shown?.nomination_id },
    })),
    current: shown ? nominationView(shown, link, { query: request.query, found }) : null,
    winners: award.is_result && !shown ? all.map((one) => winnersView(one, link)) : [],
    rules: award.text,
    rulesLang: award.lang === locale.slice(0, 2) ? undefined : award.lang,
  };
}

function nominationView(
  nomination: Schema<"AwardNomination">,
  link: string,
  { query, found }: { query: string; found: Schema<"AwardCandidateList"> | null },
): NominationView {
  const { nomination_id: id, name, text, content_type, cnt_candidates: count } = nomination;
  const search = new URLSearchParams({ nomination: String(id), ...(found ? { query } : {}) });
  const { items, total } = found ?? { items: nomination.items_candidate, total: count };
  return {
    ...{ id, name, text, here: `${link}?${search}`, isPeople: content_type === "user", count },
    ...{ candidates: items.map(candidateView), total },
    query: found ? query : "",
  };
}

function winnersView(nomination: Schema<"AwardNomination">, link: string): WinnersView {
  const { nomination_id: id, name, content_type, items_candidate } = nomination;
  return {
    ...{ id, name, href: nominationPath(link, id), isPeople: content_type === "user" },
    candidates: items_candidate.filter(({ place }) => place === 1).map(candidateView),
  };
}

/** Kinds whose picture is square. */
const SQUARE: readonly Schema<"AwardContentType">[] = ["user", "brand", "product"];

function candidateView(candidate: Schema<"AwardCandidate">): CandidateView {
  const { content_type, content_id: id, name, link, avatar, item_user, percent } = candidate;
  const isSquare = SQUARE.includes(content_type);
  return {
    ...{ id, name, href: existingPage(link) },
    photo: isSquare ? null : coverData(avatar),
    square: isSquare ? avatar : null,
    author: personView(item_user),
    isMine: candidate.is_my,
    place: candidate.place,
    share: percent === null ? null : percent / 100,
    votes: candidate.cnt_votes,
  };
}
