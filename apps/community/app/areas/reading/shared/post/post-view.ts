import type { Schema } from "@grow/contract";
import { isLocale, type Measures } from "@grow/domain";
import { proseParts } from "@grow/ui/prose-parts";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import { existingPage } from "../../../../shared/existing-page.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type PostCardView, postCardView } from "../../../../shared/posts/post-card-view.ts";
import type { CommentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import {
  type CommentsView,
  commentsView,
  type PersonView,
  personView,
} from "../../../../shared/talk/block/comments-view.ts";
import { type Heading, headingsOf } from "../headings.ts";
import { type VotingView, votingView } from "../voting/voting-view.ts";
import { placeOf } from "./place-of.ts";

/** A strain or product that a text links to. */
export interface LinkedThing {
  readonly name: string;
  readonly href: string;
  /** Maker of a product; empty for a strain. */
  readonly maker: string;
  /** URL of a square picture. */
  readonly picture: string | null;
  readonly isStrain: boolean;
}

/** What is shown in place of a link that stands alone in a paragraph. */
export type LinkedCard =
  | { readonly kind: "diary"; readonly card: CardData }
  | { readonly kind: "voting"; readonly voting: VotingView }
  | { readonly kind: "thing"; readonly thing: LinkedThing };

/** A category or tag of an article. */
interface TopicLink {
  readonly name: string;
  /** Undefined while it may have no page: it has one when an article of it is out. */
  readonly href: string | undefined;
}

/** An article with all that its page shows. */
export interface PostView {
  readonly id: number;
  readonly title: string;
  readonly standfirst: string;
  readonly html: string;
  /** The language of the text where it is not that of the page. */
  readonly lang: string | undefined;
  readonly link: string;
  readonly date: string;
  /** When it was changed, if that was a day or more after it came out. */
  readonly changed: string | null;
  readonly minutes: number;
  readonly cover: PhotoData | null;
  readonly topic: TopicLink | null;
  readonly tags: readonly TopicLink[];
  readonly author: PersonView | null;
  readonly role: string;
  readonly isOwn: boolean;
  /** Other languages in which it can be read. */
  readonly otherLangs: readonly string[];
  readonly liked: boolean;
  readonly likes: number;
  readonly headings: readonly Heading[];
  /** Cards of the text, by {@link placeOf} their links. */
  readonly cards: Readonly<Record<string, LinkedCard>>;
  /** Votings and diaries of the article that its text does not show. */
  readonly votings: readonly VotingView[];
  readonly diaries: readonly CardData[];
  readonly older: PostCardView | null;
  readonly newer: PostCardView | null;
  readonly more: readonly PostCardView[];
  readonly comments: CommentsView | null;
}

interface Reader {
  readonly viewerId: number | undefined;
  readonly measures: Measures;
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const DAY = 86_400_000;

export function postView(
  post: Schema<"Post">,
  { list, request }: { list: Schema<"CommentList"> | null; request: CommentsRequest },
  { viewerId, measures, locale, now }: Reader,
): PostView {
  const { id, link, item_user: author, item_category: category } = post;
  const pageLang = locale.slice(0, 2);
  const places = new Set(proseParts(post.text).flatMap(({ link: lone }) => (lone ? placeOf(lone.href) : [])));
  const diaries = post.items_diary.map((card) => [placeOf(card.link), cardData(card, measures)] as const);
  const votings = post.votes.map((voting) => [placeOf(voting.link), votingView(voting, now)] as const);
  return {
    id,
    title: post.title,
    standfirst: post.preview,
    html: post.text,
    lang: post.lang === pageLang ? undefined : post.lang,
    link,
    date: post.view_date,
    changed: Date.parse(post.update_date) - Date.parse(post.view_date) >= DAY ? post.update_date : null,
    minutes: post.minutes,
    cover: post.item_cover && photoData(post.item_cover),
    topic: category && { name: category.name, href: category.link },
    tags: post.items_tag.map(({ name, link: href }) => ({ name, href })),
    author: personView(author),
    role: post.author_role,
    isOwn: author !== null && author.id === viewerId,
    otherLangs: post.langs.filter((lang) => lang !== post.lang && isLocale(lang)),
    liked: post.is_like,
    likes: post.cnt_likes,
    headings: headingsOf(post.text),
    cards: Object.fromEntries<LinkedCard>(
      [
        ...diaries.map(([place, card]) => [place, { kind: "diary", card }] as const),
        ...votings.map(([place, voting]) => [place, { kind: "voting", voting }] as const),
        ...things(post).map((thing) => [placeOf(thing.href), { kind: "thing", thing }] as const),
      ].filter(([place]) => places.has(place)),
    ),
    votings: votings.filter(([place]) => !places.has(place)).map(([, voting]) => voting),
    diaries: diaries.filter(([place]) => !places.has(place)).map(([, card]) => card),
    older: post.item_before && postCardView(post.item_before),
    newer: post.item_after && postCardView(post.item_after),
    more: post.items_post.map(postCardView),
    comments: list && commentsView(list, request, { type: "blog", id, count: post.cnt_comments }, author?.id),
  };
}

function things({ items_strain, items_product }: Schema<"Post">): LinkedThing[] {
  return [
    ...items_strain.map(({ name, link }) => ({
      ...{ name, href: existingPage(link) ?? link, maker: "", picture: null, isStrain: true },
    })),
    ...items_product.map(({ name, link, item_brand, logo_s }) => ({
      ...{ name, href: existingPage(link) ?? link, maker: item_brand?.name ?? "", picture: logo_s },
      isStrain: false,
    })),
  ];
}
