import "./locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { paths } from "../../paths.ts";
import { loadRooms, memberId } from "./load-chat.ts";
import { ChatScreen } from "./screen.tsx";
import { chatTitles } from "./titles.ts";
import { chatList } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true, hydrate: "idle" };

/** The rooms of a member, and growers found by name to write to. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, i18n } = context;
  const me = await memberId(context);
  const query = url.searchParams.get("query")?.trim() ?? "";
  const [rooms, settings, found] = await Promise.all([
    loadRooms(context, me, chatList(url.searchParams.get("list"))),
    api.GET("/chats/settings"),
    query === ""
      ? null
      : api.GET("/chats/users-search", { params: { query: { query: query.slice(0, 32) } } }),
  ]);
  const head: PageHead = { ...fillHead(i18n, chatTitles), canonical: paths.chat(), isIndexed: false };
  const people =
    found?.data.items.map(({ id, name, avatar_small: avatar }) => ({ id, name, avatar })) ?? null;
  return { head, rooms, query, people, showsRead: settings.data.is_read_marks };
}

/** Opens the room with a grower or a brand, and goes there; or saves the settings of the chat. */
export async function action({ request, context }: ActionFunctionArgs) {
  await memberId(context);
  const form = await request.formData();
  const brand = paramId(textOf(form, "brand_id"));
  const user = paramId(textOf(form, "user_id"));
  try {
    if (textOf(form, "intent") === "settings") {
      await context.api.PATCH("/chats/settings", { body: { is_read_marks: form.has("is_read_marks") } });
      return redirect(paths.chat(), 303);
    }
    const body = brand === undefined ? { user_id: user ?? 0 } : { brand_id: brand };
    const { data: room } = await context.api.POST("/chats", { body });
    return redirect(paths.chatRoom(room.address), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ error: formErrors(context.i18n, error, []).form }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ChatRoute() {
  const { head: _head, ...view } = useLoaderData<typeof loader>();
  return <ChatScreen {...view} error={useActionData<typeof action>()?.error ?? null} />;
}
