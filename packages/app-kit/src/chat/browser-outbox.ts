import { ApiError, createClient, createUploader } from "@grow/api-client";
import { systemClock } from "../browser/clock.ts";
import { createDrafts } from "../editor/drafts.ts";
import { openOfflineStore } from "../offline/offline-store.ts";
import type { WaitingMessage } from "../offline/waiting-message.ts";
import { leftMarkOf } from "./left-mark.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { MessageApi } from "./send-messages.ts";

const NAME = "grow-chat";

/** Type of the drafts of messages; their id is the address of the room. */
export const CHAT_DRAFT = "chat";

/** A draft of a message. */
export interface ChatDraft {
  readonly text: string;
}

const outboxes = new Map<number, Promise<Outbox>>();

/** The outbox of a user in this browser. It sends at once, and whenever the connection is back. */
export function outboxOf(userId: number): Promise<Outbox> {
  const known = outboxes.get(userId);
  if (known) return known;
  const made = makeOutbox(userId);
  outboxes.set(userId, made);
  return made;
}

async function makeOutbox(userId: number): Promise<Outbox> {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`${NAME}-${userId}`);
  const outbox = createOutbox({
    userId,
    store: (await openOfflineStore()).messages,
    api: messageApi(),
    clock: systemClock,
    alone,
    tellOthers: (change) => channel?.postMessage(change),
    left: leftMarkOf(userId),
    keepDraft: (message) => keepDraft(userId, message),
  });
  channel?.addEventListener("message", ({ data }) => outbox.heard(data));
  addEventListener("online", () => void outbox.look(true));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void outbox.look();
  });
  void outbox.look(true);
  return outbox;
}

/** Without locks two pages may send at once; the keys prevent duplicates. */
function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? (navigator.locks.request(NAME, run) as Promise<Result>) : run();
}

/** Appends the text to the room's draft. */
function keepDraft(userId: number, { address, text }: WaitingMessage): void {
  const drafts = createDrafts(userId);
  const before = drafts.get<ChatDraft>(CHAT_DRAFT, address)?.value.text ?? "";
  drafts.set(CHAT_DRAFT, address, { text: before === "" ? text : `${before}\n${text}` });
}

function messageApi(apiBase = "/api"): MessageApi {
  const client = createClient({ apiBase });
  const upload = createUploader({ apiBase });
  return {
    async whoAmI() {
      try {
        return (await client.GET("/session")).data.user.id;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    async upload({ file, name }) {
      const { data } = await upload("/uploads/messages/photos", { file, fileName: name, fields: {} });
      return { id: data.id, url: data.url };
    },
    async send({ id, address, text, share }, photoId) {
      const { data } = await client.POST("/messages", {
        body: {
          ...{ address, text },
          ...(photoId === null ? {} : { photo_id: photoId }),
          ...(share === null ? {} : { [`${share.kind}_id` as const]: share.id }),
        },
        idempotencyKey: id,
      });
      return data;
    },
  };
}
