import type { Lang } from "../people/growers.ts";
import type { Results } from "./votings.ts";

export interface PostCategoryRow {
  slug: string;
  name: string;
  position: number;
}

/** The name of a category in another language than English. */
export interface PostCategoryTextRow {
  slug: string;
  lang: Lang;
  name: string;
}

export interface PostTagTextRow {
  tag: string;
  lang: Lang;
  name: string;
}

/** A post in its own language. */
export interface PostRow {
  id: number;
  user_id: number;
  title: string;
  slug: string;
  text: string;
  preview: string;
  lang: Lang;
  author_role: string;
  cover_id: number;
  category: string;
  view_date: string;
  is_publish: boolean;
  announce_date: string;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  add_date: string;
  update_date: string;
}

export interface PostTagRow {
  post_id: number;
  tag: string;
  position: number;
}

export interface PostDiaryRow {
  post_id: number;
  diary_id: number;
  position: number;
}

/** A picture inside the text. */
export interface PostPhotoRow {
  post_id: number;
  photo_id: number;
  position: number;
}

/** A field of a post in another language. */
export interface TranslationRow {
  type: "blog";
  content_id: number;
  field: "title" | "text" | "preview" | "author_role";
  lang: Lang;
  text: string;
  source: "person";
  add_date: string;
}

/** A voting in its own language. */
export interface VotingRow {
  id: number;
  title: string;
  text: string;
  lang: Lang;
  results: Results;
  date_start: string;
  date_end: string;
  is_publish: boolean;
  cnt_votes: number;
  add_date: string;
}

export interface VotingTextRow {
  voting_id: number;
  lang: Lang;
  title: string;
  text: string;
}

export interface VotingOptionRow {
  voting_id: number;
  id: number;
  text: string;
  note: string;
  position: number;
  cnt_votes: number;
}

export interface VotingOptionTextRow {
  voting_id: number;
  option_id: number;
  lang: Lang;
  text: string;
  note: string;
}

export interface VotingVoteRow {
  voting_id: number;
  user_id: number;
  option_id: number;
  add_date: string;
}

/** Tables of the journal. */
export interface ReadingTables {
  post_category: PostCategoryRow[];
  post_category_text: PostCategoryTextRow[];
  post_tag_text: PostTagTextRow[];
  post: PostRow[];
  post_tag: PostTagRow[];
  post_diary: PostDiaryRow[];
  post_photo: PostPhotoRow[];
  translation: TranslationRow[];
  voting: VotingRow[];
  voting_text: VotingTextRow[];
  voting_option: VotingOptionRow[];
  voting_option_text: VotingOptionTextRow[];
  voting_vote: VotingVoteRow[];
}
