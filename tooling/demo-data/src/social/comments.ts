import type { Random } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import { incidentIn } from "../growing/plan.ts";
import type { WrittenWeek } from "../growing/week-rows.ts";
import type { Lang } from "../people/growers.ts";
import type { Person } from "../people/people-rows.ts";
import type { CommentRow } from "../rows.ts";
import { PHRASES } from "../texts/languages.ts";
import { paragraph, type Writer } from "../texts/writer.ts";

/** What comments are made with. */
export interface CommentTools {
  readonly random: Random;
  readonly writer: Writer;
  readonly people: readonly Person[];
  readonly anchor: string;
}

/** Who may comment in which language: those who write the diary's language, and anybody in English. */
function readersOf(tools: CommentTools, diary: WrittenDiary): Person[] {
  const lang = diary.row.lang;
  const others = tools.people.filter(({ id }) => id !== diary.row.user_id);
  const own = others.filter((person) => person.lang === lang);
  return tools.random.shuffle([...own, ...own, ...tools.random.some(others, 6)]);
}

/** What a reader says about a week, and what the author answers: his reply to a question, else thanks. */
interface Remark {
  readonly text: string;
  readonly reply: readonly string[] | null;
}

function remark(
  random: Random,
  writer: Writer,
  diary: WrittenDiary,
  week: WrittenWeek,
  lang: Lang,
  heard: Set<string>,
): Remark {
  const phrases = PHRASES[lang];
  const say = (list: readonly string[]) => writer.sentence(lang, list, week.slots, heard);
  if (week.row.faza === 2) return { text: say(phrases.harvestPraise), reply: null };
  const found = incidentIn(diary.plan, week.row.days);
  if (found && found.stage !== "over" && random.chance(0.7)) {
    return { text: say(phrases.incidents[found.incident.kind].advice), reply: null };
  }
  const praise = random.chance(0.7) ? say(phrases.praise) : "";
  if (praise !== "" && random.chance(0.55)) return { text: praise, reply: null };
  const before = new Set(heard);
  const ask = say(phrases.questions.map((question) => question.ask));
  const asked = phrases.questions.find((question) => heard.has(question.ask) && !before.has(question.ask));
  return { text: paragraph([praise, ask]), reply: asked ? [asked.reply] : null };
}

/** Writes the comments on a diary and its weeks, with answers of the author; the counters go up with them. */
export function writeComments(tools: CommentTools, diary: WrittenDiary, nextId: () => number): CommentRow[] {
  const random = tools.random.fork(diary.row.id);
  const heard = new Set<string>();
  const rows: CommentRow[] = [];
  const popularity = random.next() ** 2;
  const count = Math.min(10, Math.round(diary.weeks.length * (0.1 + 0.7 * popularity)));
  const readers = readersOf({ ...tools, random }, diary).slice(0, count);
  const add = (row: Omit<CommentRow, "id" | "cnt_likes" | "cnt_childs" | "update_date">): CommentRow => {
    const comment = { ...row, id: nextId(), cnt_likes: 0, cnt_childs: 0, update_date: row.add_date };
    rows.push(comment);
    return comment;
  };
  const isPast = (date: string) => daysBetween(date, tools.anchor) > 0;
  for (const reader of readers) {
    const week = random.pick(diary.weeks);
    const lang: Lang = reader.lang === diary.row.lang ? reader.lang : "en";
    const { text, reply } = remark(random, tools.writer, diary, week, lang, heard);
    const add_date = daysAfter(week.row.add_date, random.number(0.05, 5, 3));
    if (text === "" || !isPast(add_date)) continue;
    const onWeek = random.chance(0.6);
    const content = onWeek ? week.row : diary.row;
    const place = { type: onWeek ? ("week" as const) : ("diary" as const), content_id: content.id };
    const comment = add({ ...place, parent_id: null, user_id: reader.id, text, lang, add_date });
    content.cnt_comments += 1;
    const answerDate = daysAfter(add_date, random.number(0.05, 1.5, 3));
    if (!random.chance(reply ? 0.8 : 0.35) || !isPast(answerDate)) continue;
    const answer = tools.writer.sentence(lang, reply ?? PHRASES[lang].thanks, week.slots, new Set());
    if (answer === "") continue;
    const author = diary.wish.author.id;
    add({ ...place, parent_id: comment.id, user_id: author, text: answer, lang, add_date: answerDate });
    comment.cnt_childs += 1;
    content.cnt_comments += 1;
  }
  return rows;
}
