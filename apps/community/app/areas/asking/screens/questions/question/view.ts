import type { Schema } from "@grow/contract";
import type { Faza, Measures } from "@grow/domain";
import { paths } from "../../../../../paths.ts";
import { type WonAward, wonAwards } from "../../../../../shared/awards/won-awards.ts";
import { existingPage } from "../../../../../shared/existing-page.ts";
import { type PhotoData, photoData } from "../../../../../shared/photo-source.ts";
import {
  type QuestionCardView,
  questionCardView,
  symptomSlugs,
} from "../../../../../shared/questions/question-card-view.ts";
import type { CommentsRequest } from "../../../../../shared/talk/block/comments-request.ts";
import {
  type CommentsView,
  commentsView,
  type PersonView,
  personView,
} from "../../../../../shared/talk/block/comments-view.ts";
import { type JudgedFactView, judgedFacts } from "../../../shared/questions/facts.ts";

/** A photo with the address of its large file. */
export interface ShownPhoto extends PhotoData {
  readonly id: number;
}

export interface AnswerView {
  readonly sid: number;
  readonly text: string;
  readonly lang: string;
  readonly date: string;
  /** When it was changed last. */
  readonly version: string;
  readonly isEdited: boolean;
  readonly author: PersonView | null;
  /** Accepted answers of its author. */
  readonly accepted: number;
  readonly photos: readonly ShownPhoto[];
  readonly isAccepted: boolean;
  readonly likes: number;
  readonly liked: boolean;
  readonly isOwn: boolean;
  /** Number of its comments, and the page that shows them. */
  readonly comments: number;
  readonly href: string;
  /** Path of its question, which takes its forms. */
  readonly question: string;
}

/** Orders of the answers: the accepted one stays first. */
export const ANSWER_SORTS = ["best", "new"] as const;
export type AnswerSort = (typeof ANSWER_SORTS)[number];

/** A seed or product that the plant grows from, in or under. */
interface PlantThing {
  readonly name: string;
  readonly href: string | undefined;
}

export interface QuestionView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  readonly link: string;
  readonly date: string;
  readonly author: PersonView | null;
  readonly isOwn: boolean;
  readonly views: number;
  readonly isSolved: boolean;
  readonly awards: readonly WonAward[];
  readonly liked: boolean;
  readonly likes: number;
  readonly followed: boolean;
  readonly followers: number;
  readonly symptoms: readonly string[];
  readonly photos: readonly ShownPhoto[];
  readonly week: { readonly name: string; readonly faza: Faza; readonly href: string } | null;
  readonly diary: { readonly name: string; readonly href: string } | null;
  readonly strains: readonly PlantThing[];
  readonly lamps: readonly PlantThing[];
  readonly mediums: readonly PlantThing[];
  /** Code of what the roots stand in. */
  readonly soil: number | null;
  readonly facts: readonly JudgedFactView[];
  readonly sort: AnswerSort;
  readonly answers: readonly AnswerView[];
  readonly similar: readonly QuestionCardView[];
  readonly comments: CommentsView | null;
}

interface Readers {
  readonly viewerId: number | undefined;
  readonly measures: Measures;
  readonly locale: string;
  readonly sort: AnswerSort;
}

export function questionView(
  problem: Schema<"Problem">,
  { list, request }: { list: Schema<"CommentList"> | null; request: CommentsRequest },
  { viewerId, measures, locale, sort }: Readers,
): QuestionView {
  const { id, item_user: author, item_diary: diary, item_week: week } = problem;
  return {
    id,
    title: problem.title,
    text: problem.text,
    lang: problem.lang,
    link: problem.link,
    date: problem.add_date,
    author: personView(author),
    isOwn: author !== null && author.id === viewerId,
    views: problem.cnt_views,
    isSolved: problem.is_solved,
    awards: wonAwards(problem.items_award, locale),
    liked: problem.is_like,
    likes: problem.cnt_likes,
    followed: problem.is_follow,
    followers: problem.cnt_followers,
    symptoms: symptomSlugs(problem.items_problem_symptom),
    photos: problem.items_photo.map(shownPhoto),
    week: week && diary ? { name: week.name, faza: week.faza, href: `${diary.link}/week/${week.id}` } : null,
    diary: diary && { name: diary.name, href: diary.link },
    strains: plantThings(problem, ["seed"]),
    lamps: plantThings(problem, ["lamp_veg", "lamp_flower"]),
    mediums: plantThings(problem, ["medium"]),
    soil: problem.type_soil,
    facts: judgedFacts(problem.props, measures, { faza: problem.faza, soil: problem.type_soil }),
    sort,
    answers: ordered(problem.solutions, sort).map((solution) => answerView(solution, problem.link, viewerId)),
    similar: problem.items_similar.map(questionCardView),
    comments:
      list && commentsView(list, request, { type: "problem", id, count: problem.cnt_comments }, author?.id),
  };
}

/** Equipment of some categories; a lamp for both phases once. */
function plantThings(
  { items_equip }: Schema<"Problem">,
  categories: readonly Schema<"EquipCategory">[],
): PlantThing[] {
  const things = items_equip
    .filter(({ category }) => categories.includes(category))
    .map(({ name, link }) => ({ name, href: link === null ? undefined : existingPage(link) }));
  return [...new Map(things.map((thing) => [thing.name, thing])).values()];
}

const shownPhoto = (photo: Schema<"Photo">): ShownPhoto => ({ id: photo.id, ...photoData(photo) });

function ordered(solutions: readonly Schema<"Solution">[], sort: AnswerSort): readonly Schema<"Solution">[] {
  if (sort === "best") return solutions;
  return [...solutions].sort(
    (a, b) =>
      Number(b.is_accepted) - Number(a.is_accepted) || b.add_date.localeCompare(a.add_date) || b.sid - a.sid,
  );
}

export function answerView(
  solution: Schema<"Solution">,
  question: string,
  viewerId: number | undefined,
): AnswerView {
  return {
    sid: solution.sid,
    text: solution.text,
    lang: solution.lang,
    date: solution.add_date,
    version: solution.update_date,
    isEdited: solution.update_date > solution.add_date,
    author: personView(solution.item_user),
    accepted: solution.cnt_accepted,
    photos: solution.items_photo.map(shownPhoto),
    isAccepted: solution.is_accepted,
    likes: solution.cnt_likes,
    liked: solution.is_like,
    isOwn: solution.item_user !== null && solution.item_user.id === viewerId,
    comments: solution.cnt_comments,
    href: paths.answer(question, solution.sid),
    question,
  };
}
