import type { Random } from "@grow/testing";
import type { EventDraft } from "../asking/asking-events.ts";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { Person } from "../people/people-rows.ts";
import type { CommentRow, LikeRow } from "../rows.ts";
import { holdVotings } from "./hold-votings.ts";
import { POST_COMMENTS } from "./post-comments.ts";
import type { PostRow, ReadingTables } from "./reading-rows.ts";
import { type PostTools, writePosts } from "./write-posts.ts";

/** What the journal is made with. */
export interface ReadingTools extends PostTools {
  /** Ids of comments run through all kinds of content. */
  readonly nextComment: () => number;
}

/** The journal with what belongs to it. */
export interface Reading {
  readonly tables: ReadingTables;
  readonly comments: CommentRow[];
  readonly likes: LikeRow[];
  readonly events: EventDraft[];
}

/** Days over which a post is talked about. */
const TALK_DAYS = 9;

/** Publishes the posts, holds the votings and lets growers comment, like and vote; the counters go up with them. */
export function writeReading(tools: ReadingTools): Reading {
  const { random, people, anchor } = tools;
  // The demo accounts have read nothing yet, so that their votes can be tried out.
  const readers = people.filter(({ id, row }) => id > 4 && !row.is_ban && !row.is_remove);
  const posts = writePosts(tools);
  const comments: CommentRow[] = [];
  const likes: LikeRow[] = [];
  for (const post of posts.post) {
    const draw = random.fork(post.slug);
    comments.push(...commentsOn(post, tools, draw, readers));
    likes.push(...likesOf(post, draw, readers, anchor));
    post.cnt_views = post.cnt_likes * draw.whole(14, 30) + draw.whole(90, 400);
  }
  return {
    tables: { ...posts, ...holdVotings({ random: random.fork("votings"), people: readers, anchor }) },
    comments,
    likes,
    events: [...posts.post.map(publication), ...comments.map(remark)],
  };
}

function commentsOn(
  post: PostRow,
  { nextComment, anchor }: ReadingTools,
  random: Random,
  readers: readonly Person[],
): CommentRow[] {
  const rows: CommentRow[] = [];
  const planned = POST_COMMENTS[post.slug] ?? [];
  const others = random.shuffle(readers.filter(({ id, row }) => id !== post.user_id && !row.is_discreet));
  const room = Math.min(TALK_DAYS, daysBetween(post.view_date, anchor) - 0.1);
  const spoken = new Set<number>();
  const add = (row: Pick<CommentRow, "parent_id" | "user_id" | "text" | "lang" | "add_date">) => {
    const about = { type: "blog", content_id: post.id } as const;
    const comment = {
      id: nextComment(),
      ...about,
      ...row,
      cnt_likes: 0,
      cnt_childs: 0,
      update_date: row.add_date,
    };
    rows.push(comment);
    post.cnt_comments += 1;
    return comment;
  };
  for (const [place, { lang, text, reply }] of planned.entries()) {
    const reader = others.find(({ id, lang: own }) => own === lang && !spoken.has(id));
    if (!reader) continue;
    spoken.add(reader.id);
    const at = (share: number) => daysAfter(post.view_date, (room * (place + share)) / planned.length);
    const asked = add({ parent_id: null, user_id: reader.id, text, lang, add_date: at(0.3) });
    if (reply === undefined) continue;
    add({ parent_id: asked.id, user_id: post.user_id, text: reply, lang, add_date: at(0.8) });
    asked.cnt_childs += 1;
  }
  return rows;
}

function likesOf(post: PostRow, random: Random, readers: readonly Person[], anchor: string): LikeRow[] {
  const fans = readers.filter(({ id }) => id !== post.user_id);
  const room = Math.min(TALK_DAYS, daysBetween(post.view_date, anchor) - 0.1);
  return random.some(fans, random.whole(6, 34)).map(({ id }): LikeRow => {
    post.cnt_likes += 1;
    const add_date = daysAfter(post.view_date, random.number(0.01, room, 3));
    return { type: "blog", content_id: post.id, user_id: id, add_date };
  });
}

/** The event that the job which publishes posts records. */
function publication({ id, user_id, view_date }: PostRow): EventDraft {
  const about = { content_type: "blog", content_id: id, diary_id: null, params: {} };
  return { type: "blog.publish", user_id, ...about, add_date: view_date };
}

function remark({ id, content_id, user_id, add_date }: CommentRow): EventDraft {
  const about = { content_type: "blog", content_id, diary_id: null, params: { comment_id: id } };
  return { type: "comment.create", user_id, ...about, add_date };
}
