import { type Random, sequence } from "@grow/testing";
import type { EventDraft } from "../asking/asking-events.ts";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { Lang } from "../people/growers.ts";
import type { AwardSeed } from "./award.ts";
import { type AwardThings, type Candidate, chooseCandidates } from "./award-candidates.ts";
import type { AwardCandidateRow, AwardNominationRow, AwardRow, AwardTables } from "./award-rows.ts";
import { AWARDS } from "./awards.ts";
import { NOMINATIONS } from "./nominations.ts";

/** What awards are made with. */
export interface AwardTools extends AwardThings {
  readonly random: Random;
  readonly anchor: string;
}

/** Days from the day of the demo data to the end of voting and to the results. */
const DAYS = { start: -27, end: 33, result: 43 } as const;

/** The share of growers who vote in a nomination. */
const TURNOUT = [0.45, 0.75] as const;

/**
 * Holds the awards. Votes of past years are sums without voters, as of accounts that are gone; those of the present one are of most
 * growers.
 *
 * @returns the rows, and the events of those who won while they were members
 */
export function holdAwards(tools: AwardTools): { tables: AwardTables; events: EventDraft[] } {
  const { random, anchor } = tools;
  const tables: AwardTables = {
    ...{ award: [], award_text: [], award_nomination: [], award_nomination_text: [] },
    ...{ award_candidate: [], award_vote: [] },
  };
  const events: EventDraft[] = [];
  const nextNomination = sequence();
  for (const seed of AWARDS.toReversed()) {
    const award = awardOf(seed, anchor);
    tables.award.push(award);
    tables.award_text.push(
      ...entriesOf(seed.titles)
        .filter(([lang]) => lang !== seed.lang)
        .map(([lang, title]) => ({
          ...{ year: seed.year, lang, title },
          text: seed.translations?.[lang] ?? "",
        })),
    );
    for (const [position, { key, text, translations }] of seed.nominations.entries()) {
      const { contentType: content_type, names } = NOMINATIONS[key];
      const nomination: AwardNominationRow = {
        ...{ year: seed.year, id: nextNomination(), name: names[seed.lang], text, content_type, position },
        cnt_votes: 0,
      };
      tables.award_nomination.push(nomination);
      tables.award_nomination_text.push(
        ...entriesOf(names)
          .filter(([lang]) => lang !== seed.lang)
          .map(([lang, name]) => ({
            ...{ year: seed.year, nomination_id: nomination.id, lang, name },
            text: translations?.[lang] ?? "",
          })),
      );
      const draw = random.fork(`${seed.year} ${key}`);
      const candidates = chooseCandidates(key, tools, { random: draw, end: award.date_end });
      const rows = candidates.map(
        ({ id }): AwardCandidateRow => ({
          ...{ year: seed.year, nomination_id: nomination.id, content_id: id, cnt_votes: 0, place: null },
          add_date: award.date_start,
        }),
      );
      tables.award_candidate.push(...rows);
      for (const { voter, index } of drawVotes(candidates, tools, draw)) {
        const row = rows[index];
        if (!row) continue;
        row.cnt_votes += 1;
        nomination.cnt_votes += 1;
        if (award.settle_date !== null) continue;
        const add_date = daysAfter(
          award.date_start,
          daysBetween(award.date_start, anchor) * draw.next() ** 2,
        );
        tables.award_vote.push({
          ...{
            year: seed.year,
            nomination_id: nomination.id,
            user_id: voter,
            content_id: row.content_id,
            add_date,
          },
        });
      }
      if (award.settle_date === null) continue;
      setPlaces(rows);
      events.push(...winsOf({ rows, candidates, nomination, award, tools }));
    }
  }
  return { tables, events };
}

function awardOf({ year, lang, titles, text, dates }: AwardSeed, anchor: string): AwardRow {
  const [start, end, result] = dates
    ? [dates.start, dates.end, dates.result]
    : [daysAfter(anchor, DAYS.start), daysAfter(anchor, DAYS.end), daysAfter(anchor, DAYS.result)];
  return {
    ...{ year, title: titles[lang], text, lang, date_start: start, date_end: end, date_result: result },
    // Nobody is told of past days.
    ...{ is_publish: true, add_date: start, open_date: start },
    ...(result < anchor ? { count_date: end, settle_date: result } : { count_date: null, settle_date: null }),
  };
}

/** One vote of each grower who votes, by place of the candidate; the first ones are liked most. Nobody votes for themselves. */
function drawVotes(
  candidates: readonly Candidate[],
  { people }: AwardTools,
  random: Random,
): { voter: number; index: number }[] {
  // The demo accounts have not voted yet, so that it can be tried out.
  const members = people.filter(({ id, row }) => id > 4 && !row.is_ban && !row.is_remove);
  const voters = random.some(members, Math.round(members.length * random.number(...TURNOUT, 2)));
  return voters.flatMap(({ id: voter }) => {
    const index = Math.floor(candidates.length * random.next() ** 2);
    return candidates[index]?.personId === voter ? [] : { voter, index };
  });
}

/** Equal numbers share a place; nobody is placed without a vote. */
function setPlaces(rows: readonly AwardCandidateRow[]): void {
  for (const row of rows) {
    if (row.cnt_votes > 0) row.place = 1 + rows.filter(({ cnt_votes }) => cnt_votes > row.cnt_votes).length;
  }
}

/** The events that the job which settles awards records, of winners that were there at the time. */
function winsOf({
  rows,
  candidates,
  nomination,
  award,
  tools,
}: {
  rows: readonly AwardCandidateRow[];
  candidates: readonly Candidate[];
  nomination: AwardNominationRow;
  award: AwardRow;
  tools: AwardTools;
}): EventDraft[] {
  return rows.flatMap(({ place, content_id }, index): EventDraft[] => {
    const { personId = null, diaryId = null, addDate = "" } = candidates[index] ?? {};
    const person = tools.people.find(({ id }) => id === personId);
    if (place !== 1 || !person) return [];
    if (addDate > award.date_result || person.row.add_date > award.date_result) return [];
    return [
      {
        ...{ type: "award.won", user_id: person.id, content_type: nomination.content_type, content_id },
        ...{ diary_id: diaryId, params: { year: award.year }, add_date: award.date_result },
      },
    ];
  });
}

function entriesOf(names: Readonly<Record<Lang, string>>): [Lang, string][] {
  return Object.entries(names) as [Lang, string][];
}
