import type { Random } from "@grow/testing";
import { sequence } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { Lang } from "../people/growers.ts";
import type { Person } from "../people/people-rows.ts";
import type { ReadingTables, VotingOptionRow, VotingRow } from "./reading-rows.ts";
import { VOTINGS, type VotingSeed } from "./votings.ts";

/** What votings are made with. */
export interface VotingTools {
  readonly random: Random;
  /** Those who vote. */
  readonly people: readonly Person[];
  readonly anchor: string;
}

type VotingTables = Pick<
  ReadingTables,
  "voting" | "voting_text" | "voting_option" | "voting_option_text" | "voting_vote"
>;

/** Makes the votings with their votes: of most growers, as the shares of the options say. */
export function holdVotings({ random, people, anchor }: VotingTools): VotingTables {
  const tables: VotingTables = {
    voting: [],
    voting_text: [],
    voting_option: [],
    voting_option_text: [],
    voting_vote: [],
  };
  const nextOption = sequence();
  for (const [index, seed] of VOTINGS.entries()) {
    const voting = votingOf(seed, index + 1, anchor);
    const options = seed.shares.map((_, place) => optionOf(seed, voting, nextOption(), place));
    tables.voting.push(voting);
    tables.voting_option.push(...options);
    for (const [lang, { title, text, options: words }] of Object.entries(seed.texts) as [
      Lang,
      VotingSeed["texts"][Lang],
    ][]) {
      if (lang === seed.lang) continue;
      tables.voting_text.push({ voting_id: voting.id, lang, title, text });
      for (const [place, { text: name, note = "" }] of words.entries()) {
        const option_id = options[place]?.id ?? 0;
        tables.voting_option_text.push({ voting_id: voting.id, option_id, lang, text: name, note });
      }
    }
    const draw = random.fork(voting.id);
    const voters = draw.some(people, Math.round(people.length * draw.number(0.7, 0.95, 2)));
    const end = voting.date_end < anchor ? voting.date_end : anchor;
    const room = daysBetween(voting.date_start, end);
    for (const [place, count] of votesOf(seed.shares, voters.length).entries()) {
      const option = options[place];
      if (!option) continue;
      for (const { id: user_id } of voters.splice(0, count)) {
        // Most people vote in the first days.
        const add_date = daysAfter(voting.date_start, room * draw.next() ** 2);
        tables.voting_vote.push({ voting_id: voting.id, user_id, option_id: option.id, add_date });
        option.cnt_votes += 1;
        voting.cnt_votes += 1;
      }
    }
  }
  return tables;
}

function votingOf(
  { lang, texts, results, startDay, endDay }: VotingSeed,
  id: number,
  anchor: string,
): VotingRow {
  const { title, text } = texts[lang];
  const date_start = daysAfter(anchor, startDay);
  return {
    ...{ id, title, text, lang, results, date_start, date_end: daysAfter(anchor, endDay) },
    ...{ is_publish: true, cnt_votes: 0, add_date: date_start },
  };
}

function optionOf(
  { lang, texts }: VotingSeed,
  voting: VotingRow,
  id: number,
  position: number,
): VotingOptionRow {
  const { text = "", note = "" } = texts[lang].options[position] ?? {};
  return { voting_id: voting.id, id, text, note, position, cnt_votes: 0 };
}

/**
 * Votes by option, as close to the shares as whole votes can be.
 *
 * @param shares - percent
 * @example
 * votesOf([50, 30, 20], 9); // [4, 3, 2]
 */
export function votesOf(shares: readonly number[], votes: number): number[] {
  let share = 0;
  let given = 0;
  return shares.map((percent) => {
    share += percent;
    const until = Math.floor((share * votes) / 100);
    const own = until - given;
    given = until;
    return own;
  });
}
