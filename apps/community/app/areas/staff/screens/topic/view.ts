import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { TopicKind } from "../../shared/topics/topic-kinds.ts";

type Topic = Schema<"StaffTopic">;

/** A category or tag that exists. */
export interface TopicView {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly version: number;
  readonly articles: number;
  readonly published: number;
}

export function topicView({ id, name, link, version, cnt_posts, cnt_published }: Topic): TopicView {
  return { id, name, link, version, articles: cnt_posts, published: cnt_published };
}

/** What a merge would do. */
export interface MergeView {
  readonly into: { readonly id: number; readonly name: string };
  /** Articles that move. */
  readonly moving: number;
  /** Articles of the other one so far. */
  readonly present: number;
  /** Of tags, articles with both count once, so that the sum is the most there can be. */
  readonly isMost: boolean;
  readonly addresses: { readonly former: string; readonly present: string };
  /** Names side by side, where one of both has one; the second stays. */
  readonly names: readonly {
    readonly lang: (typeof TRANSLATED_LOCALES)[number];
    readonly lost: string;
    readonly stays: string;
  }[];
}

export function mergeView(kind: TopicKind, from: Topic, into: Topic): MergeView {
  return {
    into: { id: into.id, name: into.name },
    moving: from.cnt_posts,
    present: into.cnt_posts,
    isMost: kind === "tag" && from.cnt_posts > 0 && into.cnt_posts > 0,
    addresses: { former: from.link, present: into.link },
    names: TRANSLATED_LOCALES.map((lang) => ({
      lang,
      lost: nameIn(from, lang),
      stays: nameIn(into, lang),
    })).filter(({ lost, stays }) => lost !== "" || stays !== ""),
  };
}

const nameIn = ({ items_name }: Topic, lang: string) =>
  items_name.find((one) => one.lang === lang)?.name ?? "";
