import type { Lang } from "../people/growers.ts";

/** A short or a longer video. */
export interface VideoRow {
  id: number;
  user_id: number;
  photo_id: number;
  cover_id: number;
  diary_id: number | null;
  week_id: number | null;
  title: string;
  slug: string;
  text: string;
  lang: Lang;
  duration: number;
  is_short: boolean;
  is_publish: boolean;
  publish_date: string;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  version: number;
  add_date: string;
  update_date: string;
}

export interface VideoTagRow {
  video_id: number;
  tag: string;
  position: number;
}

/** Subtitles of a video: a whole WebVTT file. */
export interface VideoCaptionRow {
  video_id: number;
  lang: Lang;
  text: string;
}

/** A committed file: the film itself, or the picture shown before it plays. */
export interface FilmPlan {
  readonly kind: "film" | "poster";
  /** Name in `committed-videos/`, without the ending. */
  readonly file: string;
}

/** The upload of a film or poster: a row of `photo` whose file is committed. */
export interface FilmFileRow {
  id: number;
  key: string;
  kind: "photo" | "video";
  format: "mp4" | null;
  user_id: number;
  width: number;
  height: number;
  duration: number | null;
  color: string;
  alt: string;
  state: "planned";
  plan: FilmPlan;
  add_date: string;
}

/** Tables of shorts and videos. */
export interface VideoTables {
  video: VideoRow[];
  video_tag: VideoTagRow[];
  video_caption: VideoCaptionRow[];
}
