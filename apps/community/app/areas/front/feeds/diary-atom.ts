import "../locales/feeds/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";
import { growerName } from "../../../shared/words/author-words.ts";
import { weekState } from "../../../shared/words/phase-words.ts";
import { feedPicture } from "./feed-picture.ts";
import { element, type Xml, xmlFile } from "./xml.ts";

const LENGTH = 50;

/** The weeks of a diary as an Atom feed, newest first. Of a locked one only those that guests may see. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { api, i18n, environment } = context;
  const id = paramId(params.id);
  if (id === undefined) throw badParameter(context.url.pathname);
  const { data: diary } = await api.GET("/diaries/{id}", { params: { path: { id } } });
  if (params.id !== diary.link.split("/").at(-1)) {
    return redirect(paths.diaryFeed(diary.link) + context.url.search, 301);
  }
  const absolute = (path: string) => new URL(path, environment.publicUrl).href;
  const weeks = diary.items_week.toReversed().slice(0, LENGTH);
  const feed = element(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": diary.lang },
    element("title", {}, diary.name),
    // Its name may change, its number does not.
    element("id", {}, absolute(`/diaries/${diary.id}`)),
    element("updated", {}, diary.update_date),
    element("link", { rel: "alternate", type: "text/html", href: absolute(diary.canonical) }),
    element("link", { rel: "self", type: "application/atom+xml", href: absolute(context.path) }),
    element("author", {}, element("name", {}, growerName(i18n, diary.item_user))),
    diary.item_cover ? element("logo", {}, absolute(feedPicture(diary.item_cover))) : null,
    weeks.map((week) => entry(i18n, diary, week, absolute)),
  );
  return fileAnswer(context, "application/atom+xml", xmlFile(feed));
}

function entry(
  i18n: I18n,
  diary: Schema<"Diary">,
  week: Schema<"Week">,
  absolute: (path: string) => string,
): Xml {
  const photos = week.items_photo.filter((photo) => !photo.is_remove);
  return element(
    "entry",
    { "xml:lang": week.lang },
    element("title", {}, weekState(i18n, week.name, week.faza)),
    element("id", {}, absolute(paths.week(`/diaries/${diary.id}`, week.id))),
    element("published", {}, week.add_date),
    element("updated", {}, week.update_date),
    element("link", {
      rel: "alternate",
      type: "text/html",
      href: absolute(paths.week(diary.canonical, week.id)),
    }),
    photos.map((photo) =>
      element("link", { rel: "enclosure", type: "image/webp", href: absolute(feedPicture(photo)) }),
    ),
    element("content", { type: "text" }, week.text),
  );
}
