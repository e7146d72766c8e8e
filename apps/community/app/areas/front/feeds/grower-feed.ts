import "../locales/feeds/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";
import { weekState } from "../../../shared/words/phase-words.ts";
import { feedPicture } from "./feed-picture.ts";
import { FEED_TYPES, type FeedEntry, type FeedFormat, feedFile } from "./news-feed.ts";

const LENGTH = 50;

const DESCRIPTION = msg({
  id: "feeds.grower.description",
  message: "The newest weeks in {name}'s diaries.",
});

const ADDRESS = { atom: paths.growerFeed, rss: paths.growerRss } as const;

/** A loader of the newest week of each diary of a grower, the latest first. */
export function growerFeed(format: FeedFormat) {
  return async ({ context, params }: LoaderFunctionArgs): Promise<Response> => {
    const { api, i18n, url, environment } = context;
    const id = params.user ?? "";
    if (!/^[A-Za-z0-9_.-]{1,32}$/.test(id)) throw badParameter(url.pathname);
    const { data: user } = await api.GET("/users/{id}", { params: { path: { id } } });
    const address = ADDRESS[format](user.link);
    if (url.pathname !== address) return redirect(address + url.search, 301);
    const query = { user_id: user.id, sort: "update", start: 0, limit: LENGTH } as const;
    const { data } = await api.GET("/diaries", { params: { query } });
    const absolute = (path: string) => new URL(path, environment.publicUrl).href;
    // The feed is the same for everyone, including the grower.
    const diaries = data.items.filter((diary) => diary.visibility === "public" && !diary.is_hidden);
    const file = feedFile(format, {
      id: absolute(`/grower/${user.id}`),
      title: user.name,
      description: say(i18n, DESCRIPTION, { name: user.name }),
      author: user.name,
      link: absolute(user.link),
      self: absolute(context.path),
      updated: diaries[0]?.update_date ?? user.add_date,
      entries: diaries.map((diary) => entry(i18n, diary, absolute)),
    });
    return fileAnswer(context, FEED_TYPES[format], file);
  };
}

function entry(i18n: I18n, diary: Schema<"DiaryCard">, absolute: (path: string) => string): FeedEntry {
  const week = diary.weeks.at(-1);
  return {
    title: week ? `${diary.name}: ${weekState(i18n, week.name, week.faza)}` : diary.name,
    // A further week is a further entry.
    id: absolute(week ? paths.week(`/diaries/${diary.id}`, week.id) : `/diaries/${diary.id}`),
    lang: diary.lang,
    link: absolute(week ? paths.week(diary.link, week.id) : diary.link),
    published: diary.add_date,
    updated: diary.update_date,
    picture: diary.item_cover ? absolute(feedPicture(diary.item_cover)) : null,
  };
}
