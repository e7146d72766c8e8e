import type { Schema } from "@grow/contract";
import type { RawBuilder } from "kysely";

/** A kind of thing that the api treats by type and id. */
export type Kind = Schema<"ComplainType">;

/** Kinds with rights of their own: a comment is visible when its target is. */
export type SourceKind = Exclude<Schema<"LikeType">, "comment">;

type SqlById = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** SQL that decides who may see the row joined as `t`; {@link targetSource} says the defaults. */
export interface TargetColumns {
  /** The diary whose rights apply, and the week of it that must be visible to the user. */
  readonly diary_id?: RawBuilder<unknown>;
  readonly week_id?: RawBuilder<unknown>;
  /** The user who sees it even if others may not. */
  readonly owner_id?: RawBuilder<unknown>;
  /** Removed, or not yet attached to anything. */
  readonly is_gone?: RawBuilder<unknown>;
  /** Public, as far as its own state goes. */
  readonly is_open?: RawBuilder<unknown>;
  readonly takes_comments?: RawBuilder<unknown>;
}

export interface TargetSource extends TargetColumns {
  /** The row as `t`, with what decides about it. */
  readonly from: RawBuilder<unknown>;
}

/** The texts of a kind, by the names of their columns. */
export interface Originals {
  readonly title: string | null;
  readonly text: string | null;
  /** Safe HTML. Machine output is not known to be safe, so its translations come from people only. */
  readonly isHtml: boolean;
}

/** The pieces of the search statement that a source is put together with. */
export interface SearchPieces {
  /** What is found by the query, as `e`: `id`, and how `near` it comes. */
  readonly entries: RawBuilder<unknown>;
  /** JSON of the brand joined as `b` and of the product joined as `p`. */
  readonly brand: RawBuilder<unknown>;
  readonly product: RawBuilder<unknown>;
}

/** A found thing, as the search statement returns it. */
export interface FoundThing {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brand: { readonly section: string; readonly slug: string } | null;
  readonly product: { readonly section: string; readonly slug: string } | null;
}

export interface SearchSource {
  /** Property in the response. */
  readonly group: Exclude<keyof Schema<"SearchResults">, "totals">;
  /** A query of all matches: `id`, `name`, `near` and `weight`, the greater of two first. */
  found(pieces: SearchPieces): RawBuilder<unknown>;
  /** A query of the shown columns of the thing `top.id`. */
  shown(pieces: SearchPieces): RawBuilder<unknown>;
  /** The condition under which a match of a cached result is still shown; null for kinds that are rarely hidden. */
  readonly visibleIf: RawBuilder<boolean> | null;
  path(found: FoundThing): string;
}

/** A list of the site whose pages are cached by name. */
export type CachedList =
  | "diaries"
  | "reviews"
  | "questions"
  | "shorts"
  | "posts"
  | "giveaways"
  | "awards"
  | "pages";

/** An event of a kind, without the kind's name: `update` of `diary.update`. */
export interface CachedIn {
  readonly list: CachedList;
  /** Events that leave the list as it was. */
  readonly except?: readonly string[];
}

/** The part of a descriptor that only kinds of one of the contract's enums have. */
type Part<K extends Kind, Of extends string, T> = K extends Of ? T : null;

/** Everything the api knows about one kind. */
export interface KindDescriptor<K extends Kind = Kind> {
  readonly table: string;
  /** The page on which the thing with this id is read. */
  readonly link: K extends "comment" ? null : SqlById;
  /** Query of `user_id`, the author; null for content of the site and of brands. */
  readonly author: SqlById | null;
  /** Column with the words that moderators see in a complaint. */
  readonly excerpt: string;
  readonly target: Part<K, SourceKind, TargetSource>;
  /** Events about which the author is notified. */
  readonly notifies: readonly Schema<"NotificationEvent">[];
  /** Whether it is liked, counted in `cnt_likes`. Every kind with a {@link target} takes comments, counted in `cnt_comments`. */
  readonly isLiked: K extends Schema<"LikeType"> ? true : false;
  /** Whether it is followed, counted in `cnt_followers`. */
  readonly isFollowed: K extends Schema<"FollowType"> ? true : false;
  /** Whether its page counts views, in `cnt_views`. */
  readonly countsViews: boolean;
  /** Columns besides likes, comments and followers, and the SQL that counts them for the row `t`. */
  readonly counters: Readonly<Record<string, string>>;
  readonly translation: Part<K, Schema<"TranslationType">, Originals>;
  readonly search: SearchSource | null;
  /** Lists that show it or depend on it. */
  readonly cachedIn: readonly CachedIn[];
  /** How many removed things one transaction purges; null where rows are never purged on their own. */
  readonly purgedAtOnce: number | null;
  /** Columns that hold an upload by id, as [table, column]. */
  readonly photos: readonly (readonly [table: string, column: string])[];
  /** Columns of its table that hold an upload by key. */
  readonly photoKeys: readonly string[];
}
