import "../locales/feeds/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import type { I18n } from "@lingui/core";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";
import { weekState } from "../../../shared/words/phase-words.ts";
import { feedPicture } from "./feed-picture.ts";
import { element, type Xml, xmlFile } from "./xml.ts";

const LENGTH = 50;

/** The newest week of each diary of a grower as an Atom feed, the latest first. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { api, i18n, url, environment } = context;
  const id = params.user ?? "";
  if (!/^[A-Za-z0-9_.-]{1,32}$/.test(id)) throw badParameter(url.pathname);
  const { data: user } = await api.GET("/users/{id}", { params: { path: { id } } });
  if (url.pathname !== paths.growerFeed(user.link)) {
    return redirect(paths.growerFeed(user.link) + url.search, 301);
  }
  const query = { user_id: user.id, sort: "update", start: 0, limit: LENGTH } as const;
  const { data } = await api.GET("/diaries", { params: { query } });
  const absolute = (path: string) => new URL(path, environment.publicUrl).href;
  // The feed is the same for everybody, the grower's own reader included.
  const diaries = data.items.filter((diary) => diary.visibility === "public" && !diary.is_hidden);
  const feed = element(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom" },
    element("title", {}, user.name),
    element("id", {}, absolute(`/grower/${user.id}`)),
    element("updated", {}, diaries[0]?.update_date ?? user.add_date),
    element("link", { rel: "alternate", type: "text/html", href: absolute(user.link) }),
    element("link", { rel: "self", type: "application/atom+xml", href: absolute(context.path) }),
    element("author", {}, element("name", {}, user.name)),
    diaries.map((diary) => entry(i18n, diary, absolute)),
  );
  return fileAnswer(context, "application/atom+xml", xmlFile(feed));
}

function entry(i18n: I18n, diary: Schema<"DiaryCard">, absolute: (path: string) => string): Xml {
  const week = diary.weeks.at(-1);
  const path = week ? paths.week(diary.link, week.id) : diary.link;
  return element(
    "entry",
    { "xml:lang": diary.lang },
    element("title", {}, week ? `${diary.name}: ${weekState(i18n, week.name, week.faza)}` : diary.name),
    // A further week is a further entry.
    element("id", {}, absolute(week ? paths.week(`/diaries/${diary.id}`, week.id) : `/diaries/${diary.id}`)),
    element("published", {}, diary.add_date),
    element("updated", {}, diary.update_date),
    element("link", { rel: "alternate", type: "text/html", href: absolute(path) }),
    diary.item_cover
      ? element("link", {
          rel: "enclosure",
          type: "image/webp",
          href: absolute(feedPicture(diary.item_cover)),
        })
      : null,
  );
}
