import { createClient, getNotificationNumbers } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { type Clock, systemClock } from "../../browser/clock.ts";
import { browserPage, type PageSignals } from "../../browser/page-signals.ts";
import { createPolling, type PollingState } from "../notification-polling.ts";
import { browserPeers } from "./browser-peers.ts";
import { type ChatEvent, tellChat } from "./chat-events.ts";
import { eventStream, type OpenStream } from "./event-stream.ts";
import { keepLine } from "./keep-line.ts";
import { type Peers, shareLine } from "./share-line.ts";

/** Milliseconds for the leading page to respond; after that it counts as suspended. */
const ANSWER_WITHIN = 2000;

type Numbers = Schema<"NotificationNumbers">;

/** Unread numbers that stay fresh. */
export interface FollowedNumbers {
  /** Sets the numbers that another response has just reported. */
  know(numbers: Numbers): void;
  end(): void;
}

/** Dependencies of following, replaceable in tests. */
export interface FollowOptions {
  user: number;
  clock: Clock;
  page: PageSignals;
  random: () => number;
  /** Shares a stream with the browser's other pages; null where the browser cannot. */
  peersOf: (user: number) => Peers | null;
  open: OpenStream;
  load: () => Promise<Numbers>;
  log: (message: string, cause: unknown) => void;
  /** Tells the page's rooms what arrives. */
  onChat?: ((event: ChatEvent) => void) | undefined;
  /** Called on every change. */
  onChange: (state: PollingState<Numbers>) => void;
}

/**
 * Keeps the unread numbers of a signed-in user fresh: by the browser's event stream while it is open, and by polling before
 * it opens, after it is lost, and where none is possible.
 */
export function followNumbers(options: FollowOptions): FollowedNumbers {
  const { user, clock, page, random, peersOf, open, onChange, onChat, load, log } = options;
  const polling = createPolling({ clock, page, load, onChange, log });
  let line: ReturnType<typeof shareLine> | null = null;
  let takeBack = () => {};
  let isOpen = false;

  function tellLine(next: boolean) {
    if (isOpen !== next) onChat?.({ event: "line", isOpen: next });
    isOpen = next;
  }
  function hearChat(event: ChatEvent) {
    if (event.event === "line") isOpen = event.isOpen;
    onChat?.(event);
  }
  function lose() {
    tellLine(false);
    polling.start();
  }

  function join() {
    const peers = peersOf(user);
    if (line || !peers) return;
    line = shareLine({
      peers,
      keep: (listener) => keepLine({ user, open, clock, page, random, ...listener }),
      onNumbers({ notifications, cnt_messages }) {
        takeBack();
        tellLine(true);
        onChat?.({ event: "unread", count: cnt_messages });
        polling.rest(notifications);
      },
      onChat: hearChat,
      onLost: lose,
    });
  }
  function leave() {
    takeBack();
    line?.leave();
    line = null;
    tellLine(false);
  }
  const endings = [
    // A page with an open stream is not eligible for the back/forward cache, so the stream is closed.
    page.onLeave(leave),
    page.onReturn(() => {
      polling.start();
      join();
    }),
    page.onVisibility((isVisible) => {
      takeBack();
      if (!isVisible || !line) return;
      takeBack = clock.after(ANSWER_WITHIN, polling.start);
      if (!line.ask()) takeBack();
    }),
  ];
  polling.start();
  join();
  return {
    know: polling.know,
    end() {
      for (const end of endings) end();
      leave();
      polling.stop();
    },
  };
}

/** Follows the numbers in this browser. */
export function followHere(user: number, onChange: (state: PollingState<Numbers>) => void): FollowedNumbers {
  const api = createClient({ apiBase: "/api" });
  return followNumbers({
    user,
    clock: systemClock,
    page: browserPage(),
    random: Math.random,
    peersOf: browserPeers,
    open: eventStream("/api/live"),
    load: async () => (await getNotificationNumbers(api, user)).data,
    log: (message, cause) => console.warn(message, cause),
    onChange,
    onChat: tellChat,
  });
}
