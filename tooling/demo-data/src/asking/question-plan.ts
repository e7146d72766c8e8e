import type { Faza } from "@grow/domain";
import type { Random } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { WrittenWeek } from "../growing/week-rows.ts";
import type { Lang } from "../people/growers.ts";
import type { Person } from "../people/people-rows.ts";
import { QUESTIONS } from "../texts/questions/languages.ts";
import type { QuestionText } from "../texts/questions/question-text.ts";

/** Days that answers to the youngest question have. */
const LEAST_AGE = 9;

/** Days back that questions go. */
const GREATEST_AGE = 360;

/** A question before it becomes rows: who asks it, when, and about which week. */
export interface PlannedQuestion {
  readonly text: QuestionText;
  readonly lang: Lang;
  readonly asker: Person;
  /** Growers of the same language who may answer, in random order. */
  readonly others: readonly Person[];
  readonly from: { readonly diary: WrittenDiary; readonly week: WrittenWeek } | null;
  readonly add_date: string;
}

/** Growers who ask and answer: neither the accounts that anybody can sign in with nor those that lists do not show. */
function askersOf(people: readonly Person[]): Person[] {
  return people.filter(({ id, row }) => id > 4 && !row.is_ban && !row.is_remove && !row.is_discreet);
}

/** Weeks of a diary in a phase; of flowering the last two before a harvest, as its questions tell of ripe plants. */
function weeksIn(faza: Faza, { row, weeks }: WrittenDiary): readonly WrittenWeek[] {
  const inPhase = weeks.filter((week) => week.row.faza === faza);
  if (faza !== 1) return inPhase;
  return row.is_harvest ? inPhase.slice(-2) : [];
}

/** Weeks that a grower of the language could ask about: open diaries under a lamp, of the last year. */
function weeksFor(
  { faza }: QuestionText,
  growers: ReadonlySet<number>,
  diaries: readonly WrittenDiary[],
  anchor: string,
) {
  return diaries
    .filter(({ row }) => growers.has(row.user_id) && !row.is_lock && row.type_light.length > 0)
    .flatMap((diary) => weeksIn(faza, diary).map((week) => ({ diary, week })))
    .filter(({ week: { row } }) => {
      const age = daysBetween(row.add_date, anchor);
      return age > LEAST_AGE + 3 && age < GREATEST_AGE;
    });
}

/** Plans all questions, the oldest first. */
export function planQuestions(
  random: Random,
  people: readonly Person[],
  diaries: readonly WrittenDiary[],
  anchor: string,
): PlannedQuestion[] {
  const askers = askersOf(people);
  const asked = new Set<WrittenDiary>();
  const planned = QUESTIONS.flatMap(({ lang, texts }) => {
    const growers = askers.filter((person) => person.lang === lang);
    const ids = new Set(growers.map(({ id }) => id));
    // Everybody asks before somebody asks twice.
    const queue = random.shuffle(growers);
    return texts.map((text, index): PlannedQuestion => {
      const weeks = text.isFromDiary ? weeksFor(text, ids, diaries, anchor) : [];
      const unasked = weeks.filter(({ diary }) => !asked.has(diary));
      const from = weeks.length > 0 ? random.pick(unasked.length > 0 ? unasked : weeks) : null;
      if (from) asked.add(from.diary);
      const next = queue[index % queue.length];
      const asker = from ? from.diary.wish.author : next;
      if (!asker) throw new Error(`Nobody asks in ${lang}`);
      const person = growers.find(({ id }) => id === asker.id) ?? asker;
      return {
        text,
        lang,
        asker: person,
        others: random.shuffle(growers.filter(({ id }) => id !== person.id)),
        from,
        add_date: from
          ? daysAfter(from.week.row.add_date, random.number(0.1, 2, 3))
          : // More of them lately, as the site grows.
            daysAfter(anchor, -(LEAST_AGE + (GREATEST_AGE - LEAST_AGE) * random.next() ** 1.8)),
      };
    });
  });
  return planned.sort((a, b) => (a.add_date < b.add_date ? -1 : 1));
}
