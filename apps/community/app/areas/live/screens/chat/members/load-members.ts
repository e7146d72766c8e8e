import { ApiError } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import type { AppLoadContext } from "@remix-run/node";
import { type TabLength, tabLength, tabRange, tabRequest } from "../../../../../shared/tabs/tab-list.ts";
import { memberId } from "../load-chat.ts";
import { type MemberView, memberView, type RoomView, roomView } from "../view.ts";
import { MEMBER_LISTS } from "./member-lists.ts";

/** Somebody who is banned from a room. */
export type BannedView = Pick<MemberView, "id" | "name" | "link" | "avatar">;

/** What the page shows. */
export interface ChatMembers extends TabLength {
  readonly me: number;
  readonly room: RoomView;
  readonly list: (typeof MEMBER_LISTS.list)[number];
  readonly members: readonly MemberView[];
  readonly banned: readonly BannedView[];
}

/** Loads a page of the members of an open room, or of those banned from it for its hosts. */
export async function loadMembers(context: AppLoadContext, address: string): Promise<ChatMembers> {
  const { api, url } = context;
  const me = await memberId(context);
  const { page, list } = tabRequest(url, MEMBER_LISTS);
  try {
    const { data: room } = await api.GET("/chats/address/{x}", { params: { path: { x: address } } });
    const session = await context.session();
    const view = { me, room: roomView(room, session?.user.access), list };
    if (room.type !== "common" || (list === "banned" && !view.room.canModerate)) throw notFound(url.pathname);
    const params = { path: { id: room.id }, query: tabRange(page) };
    if (list === "banned") {
      const { data } = await api.GET("/chats/{id}/bans", { params });
      const people = data.items.map(({ id, name, link, avatar_small: avatar }) => ({
        id,
        name,
        link,
        avatar,
      }));
      return { ...view, ...tabLength(url, page, data), members: [], banned: people };
    }
    const { data } = await api.GET("/chats/{id}/users", { params });
    return { ...view, ...tabLength(url, page, data), members: data.items.map(memberView), banned: [] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(url.pathname);
    throw error;
  }
}
