import { createClient } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ChatRoomData } from "../load-chat.ts";
import { type MessageView, mergeMessages, messageView } from "../message-view.ts";
import { joined, type Loaded, withAdded, withNewest } from "./loaded-messages.ts";

/** The messages of a room as the browser knows them. */
export interface RoomState {
  readonly messages: readonly MessageView[];
  readonly isOlder: boolean;
  readonly isLoading: boolean;
  /** Loads the messages before the first one. */
  readonly loadOlder: () => Promise<void>;
  /** Loads everything after the newest known message. */
  readonly catchUp: () => Promise<void>;
  /** Adds messages that arrived another way. */
  readonly add: (messages: readonly Schema<"Message">[]) => void;
  /** What was unread when the room was opened. */
  readonly unread: { readonly lastRead: number; readonly count: number };
}

const NONE: Loaded = { messages: [], isOlder: false };
const READ = { lastRead: 0, count: 0 };

/** Keeps the loaded messages of a room, and marks them as read while the page is visible. */
export function useRoom({ room, me, messages, isOlder, isPart, at }: ChatRoomData): RoomState {
  /** Another part of the room starts anew: there may be a gap between both. */
  const part = isPart || at !== null ? `${messages[0]?.id}` : "newest";
  const [kept, setKept] = useState({ part, loaded: NONE });
  const fetched = kept.part === part ? kept.loaded : NONE;
  const setFetched = useCallback((loaded: Loaded) => setKept({ part, loaded }), [part]);
  const [isLoading, setLoading] = useState(false);
  // The mark stays where it was when the room was opened, while what follows is read.
  const [opened] = useState({ lastRead: room.lastRead, count: room.cntUnread });
  const unread = isPart ? READ : opened;
  const loaded = useMemo(() => withNewest(fetched, { messages, isOlder }), [fetched, messages, isOlder]);
  /** Own messages that have arrived. Others' may be missing before them, so that they neither move the position nor are marked as read. */
  const [added, setAdded] = useState<readonly MessageView[]>([]);
  const shown = useMemo(() => withAdded(loaded, added), [loaded, added]);
  const known = useRef(loaded);
  known.current = loaded;
  const { id, address, type, userId } = room;

  const load = useCallback(
    async (query: { first: number; older: 1 } | { last: number; newer: 1 } | object) => {
      const api = createClient({ apiBase: "/api" });
      const { data } = await api.GET("/messages", { params: { query: { address, ...query } } });
      const views = data.items.map((message) => messageView(message, { type, user_id: userId }, me));
      return { views, isOlder: data.is_older, isNewer: data.is_newer };
    },
    [address, type, userId, me],
  );

  const loadOlder = useCallback(async () => {
    const first = known.current.messages[0];
    if (!first) return;
    setLoading(true);
    try {
      const page = await load({ first: first.id, older: 1 });
      setFetched(joined(known.current, { messages: page.views, isOlder: page.isOlder }));
    } finally {
      setLoading(false);
    }
  }, [load, setFetched]);

  const catchUp = useCallback(async () => {
    for (let isNewer = true; isNewer; ) {
      const last = known.current.messages.at(-1);
      const page = await load(last ? { last: last.id, newer: 1 } : {});
      isNewer = page.isNewer && page.views.length > 0;
      if (page.views.length === 0) return;
      known.current = joined(known.current, { messages: page.views, isOlder: true });
      setFetched(known.current);
    }
  }, [load, setFetched]);

  const add = useCallback(
    (more: readonly Schema<"Message">[]) => {
      const views = more.map((message) => messageView(message, { type, user_id: userId }, me));
      setAdded((before) => mergeMessages(before, views));
    },
    [type, userId, me],
  );

  const newest = loaded.messages.at(-1)?.id ?? 0;
  useReadMark({
    id,
    newest: isPart ? 0 : newest,
    lastRead: room.lastRead,
    canRead: room.request !== "received",
  });
  return { ...shown, isLoading, loadOlder, catchUp, add, unread };
}

/** Reports the newest message as read once the page is visible. A request stays unread until it is accepted. */
function useReadMark({
  id,
  newest,
  lastRead,
  canRead,
}: {
  id: number;
  newest: number;
  lastRead: number;
  canRead: boolean;
}) {
  const marked = useRef(lastRead);
  useEffect(() => {
    if (!canRead) return undefined;
    const mark = () => {
      if (document.visibilityState !== "visible" || newest <= marked.current) return;
      const before = marked.current;
      marked.current = newest;
      createClient({ apiBase: "/api" })
        .PATCH("/chats/{id}", { params: { path: { id } }, body: { last_read: newest } })
        .catch(() => {
          // The next message or the next visit marks it.
          marked.current = before;
        });
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [id, newest, canRead]);
}
