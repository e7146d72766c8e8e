import { createClient } from "@grow/api-client";
import { hearChat } from "@grow/app-kit/client/live/chat-events.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatRoomData } from "../load-chat.ts";
import { useLiveReload } from "./use-live-reload.ts";
import type { RoomState } from "./use-room.ts";

/** Milliseconds between two requests for newer messages while no live line is open. */
export const POLL = 5000;
/** Milliseconds for which the sign that somebody is writing holds; the server's own limit. */
const TYPING = 10_000;
/** Milliseconds between two reports that the user is writing. */
const TELL_EVERY = 6000;

/** What happens in a room while it is open. */
export interface LiveRoom {
  /** Id of the grower who is writing. */
  readonly typing: number | null;
  /** How far the other side has read since the page was loaded. */
  readonly readByOther: number;
  /** The user is writing. */
  readonly tellTyping: () => void;
}

/** Follows a room by the browser's live line, and asks every few seconds where there is none. */
export function useLiveRoom(data: ChatRoomData, { catchUp }: RoomState): LiveRoom {
  const { room, me, isPart } = data;
  const { id, type, request } = room;
  const [typing, setTyping] = useState<number | null>(null);
  const [readByOther, setRead] = useState(0);
  const [isLive, setLive] = useState(false);
  const reload = useLiveReload();

  useEffect(() => {
    if (isPart) return undefined;
    let timer = 0;
    const load = () => void catchUp().catch(() => {});
    const stop = hearChat((event) => {
      if (event.event === "line") {
        setLive(event.isOpen);
        // While it was broken, something may have been missed.
        if (event.isOpen) load();
        return;
      }
      if (event.event === "unread" || event.data.chat_id !== id) return;
      if (event.event === "message") {
        setTyping(null);
        load();
      } else if (event.event === "room") reload();
      else if (event.data.user_id === me) return;
      else if (event.event === "read") setRead(event.data.last_read);
      else {
        setTyping(event.data.user_id);
        window.clearTimeout(timer);
        timer = window.setTimeout(() => setTyping(null), TYPING);
      }
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [id, me, isPart, catchUp, reload]);

  useEffect(() => {
    if (isLive || isPart) return undefined;
    const timer = window.setInterval(() => {
      if (document.visibilityState === "visible") void catchUp().catch(() => {});
    }, POLL);
    return () => window.clearInterval(timer);
  }, [isLive, isPart, catchUp]);

  const toldAt = useRef(0);
  const tellTyping = useCallback(() => {
    const now = Date.now();
    if (type === "common" || request !== null || now - toldAt.current < TELL_EVERY) return;
    toldAt.current = now;
    createClient({ apiBase: "/api" })
      .PATCH("/chats/{id}", { params: { path: { id } }, body: { is_typing: true } })
      .catch(() => {});
  }, [id, type, request]);

  return { typing, readByOther, tellTyping };
}
