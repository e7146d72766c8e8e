import { type Faza, slug } from "@grow/domain";
import type { Random } from "@grow/testing";
import type { EventDraft } from "../asking/asking-events.ts";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { CommentRow, LikeRow } from "../rows.ts";
import type { Film } from "./film.ts";
import type { FilmLook } from "./film-frames.ts";
import { FILMS, filmFormat } from "./film-plan.ts";
import type { FilmFileRow, FilmPlan, VideoRow, VideoTables } from "./video-rows.ts";

/** What shorts and videos are made with. */
export interface VideoMakers {
  readonly random: Random;
  readonly people: readonly Person[];
  readonly diaries: readonly WrittenDiary[];
  readonly anchor: string;
  /** Number of the first upload. */
  readonly firstFile: number;
  /** Ids of comments run through all kinds of content. */
  readonly nextComment: () => number;
}

/** Shorts and videos with what belongs to them. */
export interface Videos {
  readonly tables: VideoTables;
  /** Uploads, whose files are committed. */
  readonly files: FilmFileRow[];
  readonly comments: CommentRow[];
  readonly likes: LikeRow[];
  readonly events: EventDraft[];
}

/** Days over which the videos were published, and days that the youngest is old. */
const SPAN = { oldest: 170, youngest: 1 };

/** The phase of the weeks that a film may belong to. */
const PHASES: Record<FilmLook["shows"], Faza> = {
  sprout: -1,
  growth: 0,
  harm: 0,
  recovery: 0,
  flower: 1,
  life: 1,
};

/** Publishes all films, the oldest first; languages take turns. */
export function publishVideos(makers: VideoMakers): Videos {
  const { random, anchor } = makers;
  const made: Videos = {
    tables: { video: [], video_tag: [], video_caption: [] },
    files: [],
    comments: [],
    likes: [],
    events: [],
  };
  const count = FILMS.reduce((sum, { films }) => sum + films.length, 0);
  const turns = Math.max(...FILMS.map(({ films }) => films.length));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { lang, films } of FILMS) {
      const film = films[turn];
      if (!film) continue;
      const id = made.tables.video.length + 1;
      const age = SPAN.oldest - ((SPAN.oldest - SPAN.youngest) * (id - 1)) / (count - 1);
      const authors = makers.people.filter(
        (person) =>
          person.id > 4 &&
          person.lang === lang &&
          !person.row.is_ban &&
          !person.row.is_remove &&
          !person.row.is_discreet,
      );
      const author = authors[turn % authors.length];
      if (!author) throw new Error(`Nobody films in ${lang}`);
      const video = publish(makers, made, { id, film, author, add_date: daysAfter(anchor, -age) });
      talk(
        makers,
        made,
        video,
        film,
        authors.filter(({ id: other }) => other !== author.id),
      );
      video.cnt_views = video.cnt_likes * random.whole(8, 22) + random.whole(40, 300);
    }
  }
  return made;
}

interface NewVideo {
  readonly id: number;
  readonly film: Film;
  readonly author: Person;
  readonly add_date: string;
}

function publish(
  { random, diaries, firstFile }: VideoMakers,
  { tables, files, events }: Videos,
  { id, film, author, add_date }: NewVideo,
): VideoRow {
  const { width, height, seconds } = filmFormat(film);
  const upload = (plan: FilmPlan): FilmFileRow => {
    const row: FilmFileRow = {
      id: firstFile + files.length,
      key: keyOf(random.fork(`${plan.kind} ${plan.file}`)),
      kind: plan.kind === "film" ? "video" : "photo",
      format: plan.kind === "film" ? "mp4" : null,
      user_id: author.id,
      width,
      height,
      duration: plan.kind === "film" ? seconds : null,
      color: "#4d6b3c",
      alt: plan.kind === "film" ? "" : film.title,
      state: "planned",
      plan,
      add_date,
    };
    files.push(row);
    return row;
  };
  const place = placeOf(film, author, diaries, add_date);
  const video: VideoRow = {
    id,
    user_id: author.id,
    photo_id: upload({ kind: "film", file: film.file }).id,
    cover_id: upload({ kind: "poster", file: film.file }).id,
    diary_id: place?.diary.row.id ?? null,
    week_id: place?.week.row.id ?? null,
    title: film.title,
    slug: slug(film.title),
    text: film.text,
    lang: author.lang,
    duration: seconds,
    is_short: film.isShort,
    is_publish: true,
    publish_date: add_date,
    cnt_views: 0,
    cnt_likes: 0,
    cnt_comments: 0,
    version: 2,
    add_date,
    update_date: add_date,
  };
  tables.video.push(video);
  for (const [position, tag] of film.tags.entries()) {
    tables.video_tag.push({ video_id: id, tag, position });
  }
  if (film.captions) tables.video_caption.push({ video_id: id, lang: author.lang, text: film.captions });
  const about = { user_id: author.id, content_type: "video", content_id: id, params: {}, add_date };
  for (const type of ["video.create", "video.publish"]) {
    events.push({ type, ...about, diary_id: video.diary_id });
  }
  return video;
}

/** An open diary of the author with a week of the film's phase that was written before. */
function placeOf(film: Film, author: Person, diaries: readonly WrittenDiary[], date: string) {
  const faza = PHASES[film.look.shows];
  return diaries
    .filter(({ row }) => row.user_id === author.id && !row.is_lock)
    .flatMap((diary) => diary.weeks.map((week) => ({ diary, week })))
    .filter(({ week }) => week.row.faza === faza && week.row.add_date < date)
    .at(-1);
}

function talk(
  { random, people, anchor, nextComment }: VideoMakers,
  { comments, likes }: Videos,
  video: VideoRow,
  film: Film,
  others: readonly Person[],
): void {
  const { id: content_id, lang, add_date: published } = video;
  const room = Math.min(12, daysBetween(published, anchor) - 0.1);
  const readers = random.shuffle(others);
  for (const [place, text] of film.comments.entries()) {
    const reader = readers[place];
    if (!reader) break;
    const add_date = daysAfter(published, (room * (place + 0.5)) / (film.comments.length + 1));
    comments.push({
      id: nextComment(),
      type: "video",
      content_id,
      parent_id: null,
      user_id: reader.id,
      text,
      lang,
      cnt_likes: 0,
      cnt_childs: 0,
      add_date,
      update_date: add_date,
    });
    video.cnt_comments += 1;
  }
  const fans = people.filter(({ id, row }) => id !== video.user_id && !row.is_ban && !row.is_remove);
  for (const { id } of random.some(fans, random.whole(2, 24))) {
    likes.push({
      type: "video",
      content_id,
      user_id: id,
      add_date: daysAfter(published, random.number(0.01, room, 3)),
    });
    video.cnt_likes += 1;
  }
}

function keyOf(random: Random): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, "0"),
  ).join("");
}
