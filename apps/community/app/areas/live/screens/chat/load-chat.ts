import { ApiError, newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { signInAddress } from "@grow/app-kit/request/guards.server.ts";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { foundMessage } from "./found-message.ts";
import { loadMessages, loadSearch } from "./load-messages.ts";
import { messageView } from "./message-view.ts";
import { type ChatList, chatList, listOf, memberView, roomRow, roomView } from "./view.ts";

/** Rooms of one page of a list. */
const ROOMS = 50;

/** Members in the page of an open room, hosts first; a page of its own lists all. */
const MEMBERS = 50;

/** The id of the signed-in user; a guest is asked to sign in. */
export async function memberId(context: AppLoadContext): Promise<number> {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  return session.user.id;
}

/** Loads one list of rooms. */
export async function loadRooms({ api, url }: AppLoadContext, me: number, list: ChatList) {
  const start = Math.max(0, Number(url.searchParams.get("start")) || 0);
  const params = { query: { start, limit: ROOMS } };
  const { data } = await {
    private: () => api.GET("/chats", { params }),
    requests: () => api.GET("/chats", { params: { query: { ...params.query, is_request: true } } }),
    brands: () => api.GET("/chats/business", { params }),
    open: () => api.GET("/chats/common", { params }),
  }[list]();
  return {
    list,
    rows: data.items.map((room) => roomRow(room, me)),
    cntRequests: data.cnt_requests,
    more: start + data.items.length < data.total ? start + ROOMS : null,
  };
}

/** Loads a room with a page of its messages and what a search in it found, and the list beside it. */
export async function loadRoom(context: AppLoadContext, address: string) {
  const { api, url } = context;
  const me = await memberId(context);
  const asked = url.searchParams.get("list");
  try {
    const [{ data: room }, { items, ...place }, search, rooms] = await Promise.all([
      api.GET("/chats/address/{x}", { params: { path: { x: address } } }),
      loadMessages(context, address),
      loadSearch(context, address),
      loadRooms(context, me, asked === null ? guessList(address) : chatList(asked)),
    ]);
    const session = await context.session();
    const members =
      room.type === "common"
        ? (
            await api.GET("/chats/{id}/users", {
              params: { path: { id: room.id }, query: { limit: MEMBERS } },
            })
          ).data.items
        : room.items_user;
    // A request is in a list of its own, which its address does not say.
    const list =
      asked === null && listOf(room) === "requests" ? await loadRooms(context, me, "requests") : rooms;
    return {
      me,
      rooms: list,
      room: roomView(room, session?.user.access),
      members: members.map(memberView),
      messages: items.map((message) => messageView(message, room, me)),
      ...place,
      search: search && {
        ...search,
        found: search.found?.map((one) => foundMessage(one, room, me, search.query)) ?? null,
      },
      requestKey: newIdempotencyKey(),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(url.pathname);
    throw error;
  }
}

function guessList(address: string): ChatList {
  if (address.startsWith("u-")) return "private";
  return address.startsWith("b-") ? "brands" : "open";
}

export type ChatRooms = Awaited<ReturnType<typeof loadRooms>>;
export type ChatRoomData = Awaited<ReturnType<typeof loadRoom>>;
