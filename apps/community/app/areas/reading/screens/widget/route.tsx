import "../../../../shared/catalogue/locales/catalog.ts";
import "../../locales/widget/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { say } from "@grow/i18n";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FRAME_TITLE } from "../../widget/frame-title.ts";
import { readCard } from "../../widget/read-card.ts";
import {
  framePath,
  isWidgetId,
  WIDGET_TYPES,
  WIDGET_WIDTH,
  widgetHeight,
  widgetPath,
} from "../../widget/widget-address.ts";
import { widgetCode } from "../../widget/widget-code.ts";
import { WidgetScreen } from "./screen.tsx";
import { widgetTitles } from "./titles.ts";
import { chosenThing, type OwnThing, ownThings, type WidgetChoice, widgetChoice } from "./view.ts";

/** It lists a member's own diaries. */
export const handle: RouteHandle = { isPrivate: true };

const MOST_DIARIES = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  const { url, i18n, locale, environment } = context;
  const { searchParams } = url;
  // Cards of old: `/widget?type=diary&id=12`.
  const type = WIDGET_TYPES.find((one) => one === searchParams.get("type"));
  const id = searchParams.get("id") ?? "";
  const choice = widgetChoice(searchParams, locale);
  if (type && isWidgetId(id)) throw redirect(framePath({ type, id }, choice), 302);
  const { publicUrl } = environment;
  const things = await readOwnThings(context);
  const isNew = choice.of === "" && choice.address === "";
  const shown = isNew ? (things[0]?.path ?? (await popularDiary(context))) : choice.of;
  const made = await makeCode(context, { ...choice, of: shown });
  return {
    head: { ...fillHead(i18n, widgetTitles), canonical: widgetPath() },
    things,
    choice,
    made,
    // A guest sees what a card looks like before they choose.
    isExample: isNew && things.length === 0,
    isMissing: made === null && !isNew,
    script: new URL("/scripts/widget.js", publicUrl).href,
  };
}

async function readOwnThings({ api, session }: LoaderFunctionArgs["context"]): Promise<OwnThing[]> {
  const user = (await session())?.user;
  if (!user) return [];
  const query = { user_id: user.id, sort: "update", start: 0, limit: MOST_DIARIES } as const;
  const { data } = await api.GET("/diaries", { params: { query } });
  return ownThings(user, data.items);
}

/** Path of the diary that most people like; empty without any. */
async function popularDiary({ api }: LoaderFunctionArgs["context"]): Promise<string> {
  const query = { sort: "like", start: 0, limit: 1 } as const;
  const { data } = await api.GET("/diaries", { params: { query } });
  return data.items[0]?.link ?? "";
}

/** The frame and its code; null without a thing that guests see. */
async function makeCode(context: LoaderFunctionArgs["context"], choice: WidgetChoice) {
  const { publicUrl } = context.environment;
  const thing = chosenThing(choice, publicUrl);
  const card = thing && (await readCard(context, thing));
  if (!thing || !card) return null;
  const { size, theme, lang } = choice;
  const height = widgetHeight(size, WIDGET_WIDTH);
  const title = say(context.i18n, FRAME_TITLE, { title: card.title });
  const { link } = card;
  const look = { size, theme, lang } as const;
  return {
    src: framePath(thing, look),
    title,
    width: WIDGET_WIDTH,
    height,
    code: widgetCode({ publicUrl, thing, ...look, width: WIDGET_WIDTH, height, title, link }),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function WidgetRoute() {
  return <WidgetScreen {...useLoaderData<typeof loader>()} />;
}
