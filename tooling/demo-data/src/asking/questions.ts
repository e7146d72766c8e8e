import { GROWING_READINGS, slug } from "@grow/domain";
import { SYMPTOMS } from "@grow/domain/symptoms";
import { type Random, sequence } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import type { CommentRow, LikeRow, WeekRow } from "../rows.ts";
import type { AskingTables, ProblemRow, SolutionRow } from "./asking-rows.ts";
import { photoOfQuestion } from "./question-photo.ts";
import { type PlannedQuestion, planQuestions } from "./question-plan.ts";

/** What questions are made with. */
export interface AskingTools {
  readonly random: Random;
  readonly photos: PhotoMaker;
  readonly people: readonly Person[];
  readonly diaries: readonly WrittenDiary[];
  readonly anchor: string;
  /** Ids of comments run through all kinds of content. */
  readonly nextComment: () => number;
}

/** Questions and answers with what belongs to them. */
export interface Asking {
  readonly tables: AskingTables;
  readonly comments: CommentRow[];
  readonly likes: LikeRow[];
}

/** Readings of a week that were taken. */
function readingsOf(week: WeekRow): Record<string, number> {
  return Object.fromEntries(
    GROWING_READINGS.flatMap((key) => {
      const value = key === "ppm" ? null : week[key];
      return value === null ? [] : [[key, value] as const];
    }),
  );
}

/** Writes the questions of the last year with their answers, comments and likes; the counters go up with them. */
export function writeQuestions(tools: AskingTools): Asking {
  const { random, people, anchor, photos } = tools;
  const tables: AskingTables = { problem: [], problem_symptom: [], problem_photo: [], solution: [] };
  const comments: CommentRow[] = [];
  const likes: LikeRow[] = [];
  const nextId = sequence();

  const comment = (
    content: ProblemRow | SolutionRow,
    type: "problem" | "solution",
    userId: number,
    text: string,
    days: number,
  ) => {
    const add_date = daysAfter(content.add_date, days);
    const { id: content_id, lang } = content;
    comments.push({
      id: tools.nextComment(),
      type,
      content_id,
      parent_id: null,
      user_id: userId,
      text,
      lang,
      cnt_likes: 0,
      cnt_childs: 0,
      add_date,
      update_date: add_date,
    });
    content.cnt_comments += 1;
  };

  const like = (content: ProblemRow | SolutionRow, type: "problem" | "solution", count: number) => {
    const fans = people.filter(({ id, row }) => id !== content.user_id && !row.is_ban && !row.is_remove);
    const room = Math.min(10, daysBetween(content.add_date, anchor) - 0.1);
    for (const { id } of random.some(fans, count)) {
      const add_date = daysAfter(content.add_date, random.number(0.01, room, 3));
      likes.push({ type, content_id: content.id, user_id: id, add_date });
      content.cnt_likes += 1;
    }
  };

  const ask = ({ text, lang, asker, others, from, add_date }: PlannedQuestion, id: number): ProblemRow => {
    const row: ProblemRow = {
      id,
      user_id: asker.id,
      diary_id: from?.diary.row.id ?? null,
      week_id: from?.week.row.id ?? null,
      title: text.title,
      slug: slug(text.title),
      text: text.text,
      lang,
      faza: text.faza,
      props: from ? readingsOf(from.week.row) : {},
      is_solved: false,
      cnt_solutions: 0,
      cnt_views: 0,
      cnt_likes: 0,
      cnt_comments: 0,
      // Saving the fields of a new question counts as its second version.
      version: 2,
      add_date,
      update_date: add_date,
      is_remove: text.isRemoved === true,
      remove_date: text.isRemoved ? daysAfter(add_date, 6) : null,
    };
    for (const [position, name] of text.symptoms.entries()) {
      const symptom = SYMPTOMS.find((one) => one.slug === name);
      if (!symptom) throw new Error(`There is no symptom ${name}`);
      tables.problem_symptom.push({ problem_id: id, type: symptom.type, id: symptom.id, position });
    }
    const commenter = others.at(-1);
    if (text.comment && commenter) {
      comment(row, "problem", commenter.id, text.comment, random.number(0.1, 1, 3));
    }
    return row;
  };

  const answer = (question: PlannedQuestion, row: ProblemRow) => {
    let days = 0;
    for (const [place, { text, thanks, isAccepted, isRemoved }] of question.text.answers.entries()) {
      const author = question.others[place];
      if (!author) break;
      days += random.number(0.05, 1.2, 3);
      const add_date = daysAfter(row.add_date, days);
      const solution: SolutionRow = {
        problem_id: row.id,
        id: nextId(),
        user_id: author.id,
        text,
        lang: question.lang,
        is_accepted: isAccepted === true,
        accept_date: isAccepted ? daysAfter(add_date, random.number(0.3, 2, 3)) : null,
        cnt_likes: 0,
        cnt_comments: 0,
        add_date,
        update_date: add_date,
        is_remove: isRemoved === true,
        remove_date: isRemoved ? daysAfter(add_date, 1) : null,
      };
      tables.solution.push(solution);
      row.update_date = add_date;
      if (isAccepted) row.is_solved = true;
      if (isRemoved) continue;
      row.cnt_solutions += 1;
      like(solution, "solution", isAccepted ? random.whole(3, 11) : random.whole(0, 5));
      if (thanks) comment(solution, "solution", row.user_id, thanks, random.number(0.05, 1, 3));
    }
  };

  const planned = planQuestions(random.fork("plan"), people, tools.diaries, anchor);
  for (const [index, question] of planned.entries()) {
    const row = ask(question, index + 1);
    tables.problem.push(row);
    const { photo } = question.text;
    if (photo) {
      const { id } = photoOfQuestion(random.fork(`photo ${row.id}`), photos, question, photo);
      tables.problem_photo.push({ problem_id: row.id, photo_id: id, position: 0 });
    }
    answer(question, row);
    like(row, "problem", random.whole(0, 6));
    row.cnt_views = row.cnt_likes * random.whole(9, 20) + random.whole(25, 260);
  }
  return { tables, comments, likes };
}
