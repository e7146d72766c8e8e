import type { Schema } from "@grow/contract";
import type { ListLength } from "../../../../shared/lists/list.ts";
import { type PostCardView, postCardView } from "../../../../shared/posts/post-card-view.ts";
import { type VotingView, votingView } from "../../shared/voting/voting-view.ts";
import { type Place, placePath } from "./list.ts";

export interface TopicView {
  readonly name: string;
  readonly href: string;
  readonly count: number;
}

/** A page of the journal. */
export interface JournalView extends ListLength {
  readonly place: Place;
  /** Name of the category or tag. */
  readonly topic: string | null;
  /** The language to which the list is limited. */
  readonly only: string | null;
  /** The language of the reader, who may limit it to that. */
  readonly lang: string;
  readonly lead: PostCardView | null;
  readonly cards: readonly PostCardView[];
  readonly categories: readonly TopicView[];
  readonly tags: readonly TopicView[];
  /** An open voting, beside the lead of the first page. */
  readonly voting: VotingView | null;
  /** Path of the list. */
  readonly path: string;
}

interface JournalAnswers {
  readonly list: Pick<Schema<"PostCardList">, "items" | "item_topic">;
  readonly topics: Schema<"PostTopics">;
  readonly votings: Pick<Schema<"VotingList">, "items"> | null;
}

interface Reader {
  readonly only: string | null;
  readonly lang: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function journalView(
  place: Place,
  { list, topics, votings }: JournalAnswers,
  length: ListLength,
  { only, lang, now }: Reader,
): JournalView {
  const [lead = null, ...cards] = list.items.map(postCardView);
  const open = votings?.items.find(({ is_open }) => is_open);
  return {
    place,
    topic: list.item_topic?.name ?? null,
    only,
    lang,
    lead,
    cards,
    categories: topics.categories.map(topicView),
    tags: topics.tags.map(topicView),
    voting: open ? votingView(open, now) : null,
    path: placePath(place),
    ...length,
  };
}

const topicView = ({ name, link, cnt_posts }: Schema<"PostTopic">): TopicView => ({
  name,
  href: link,
  count: cnt_posts,
});
