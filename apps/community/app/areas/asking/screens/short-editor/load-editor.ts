import { failure } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { mayModerate } from "../../../../shared/may-moderate.ts";
import { type CaptionView, captionViews } from "../../shared/videos/captions.ts";
import { shortEditorTitles } from "./titles.ts";

/** Diaries whose weeks a video can be from: those with the newest weeks. */
const DIARIES = 30;

/** A diary with its weeks, newest first. */
export interface DiaryOption {
  readonly id: number;
  readonly name: string;
  /** `name` is the key of the week's name. */
  readonly weeks: readonly { readonly id: number; readonly name: string }[];
}

export interface EditedVideo {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly url: string;
  readonly cover: string | null;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Seconds of the part that is shown, and the one whose picture is the cover. */
  readonly start: number;
  readonly end: number;
  readonly coverTime: number | null;
  readonly link: string;
  readonly isReady: boolean;
  readonly isFailed: boolean;
  /** Whether its conversion was stopped, although nothing is wrong with the file. */
  readonly isTooCostly: boolean;
  readonly isPublished: boolean;
  readonly takesComments: boolean;
  readonly lang: string;
  readonly captions: readonly CaptionView[];
  /** "12:181", the diary and the week it is from; "12:" without a week. */
  readonly place: string;
  readonly diaries: readonly DiaryOption[];
}

export async function loadShortEditor({ context, params }: LoaderFunctionArgs) {
  const head = { ...fillHead(context.i18n, shortEditorTitles), isIndexed: false };
  if (params.id === "new") {
    const { data: kinds } = await context.api.GET("/uploads/videos");
    return { head, formats: kinds.formats, video: null };
  }
  const id = paramId(params.id) ?? 0;
  const [{ data: video }, session] = await Promise.all([
    context.api.GET("/videos/{id}", { params: { path: { id } } }),
    context.session(),
  ]);
  const { item_user: author } = video;
  if (author?.id !== session?.user.id && !mayModerate(session?.access)) {
    throw failure(403, "This video is another user's");
  }
  const diaries = author ? await diaryOptions(context, author.id) : [];
  return { head, formats: [], video: editedVideo(video, diaries) };
}

async function diaryOptions({ api }: AppLoadContext, userId: number): Promise<DiaryOption[]> {
  const query = { user_id: userId, sort: "update", limit: DIARIES } as const;
  const { data } = await api.GET("/diaries", { params: { query } });
  return data.items.map(({ id, name, weeks }) => ({
    id,
    name,
    weeks: weeks.map((week) => ({ id: week.id, name: week.name })).reverse(),
  }));
}

function editedVideo(video: Schema<"Video">, diaries: readonly DiaryOption[]): EditedVideo {
  const { item_diary: diary, item_week: week } = video;
  return {
    id: video.id,
    title: video.title,
    text: video.text,
    lang: video.lang,
    tags: video.tags,
    url: video.url,
    cover: video.cover,
    width: video.width,
    height: video.height,
    duration: video.duration,
    start: video.clip_start,
    end: video.clip_end ?? video.duration,
    coverTime: video.cover_time,
    link: video.link,
    isReady: video.is_ready,
    isFailed: video.is_failed,
    isTooCostly: video.failure === "timeout",
    isPublished: video.is_publish,
    takesComments: video.is_comments,
    captions: captionViews(video.captions),
    place: diary ? `${diary.id}:${week?.id ?? ""}` : "",
    diaries,
  };
}
