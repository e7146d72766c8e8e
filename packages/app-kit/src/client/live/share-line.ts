import type { ChatEvent } from "./chat-events.ts";
import type { LiveNumbers } from "./keep-line.ts";

/** A message between the pages of a browser. */
export type Word =
  | { readonly is: "numbers"; readonly numbers: LiveNumbers }
  | { readonly is: "chat"; readonly event: ChatEvent }
  | { readonly is: "lost" }
  | { readonly is: "question" };

/** How the pages of a browser find each other. */
export interface Peers {
  /**
   * Calls `run` once this page is the leader; another page follows when it closes.
   *
   * @param run - starts leading, and returns how to stop
   * @returns gives up leading
   */
  lead(run: () => () => void): () => void;
  /** Sends a message to all other pages. */
  tell(word: Word): void;
  /** @returns stops listening */
  hear(listener: (word: Word) => void): () => void;
}

export interface SharedLineOptions {
  peers: Peers;
  /** Opens the browser's stream on the leading page. @returns closes it */
  keep: (listener: {
    onNumbers: (numbers: LiveNumbers) => void;
    onChat: (event: ChatEvent) => void;
    onLost: () => void;
  }) => () => void;
  onNumbers: (numbers: LiveNumbers) => void;
  onChat?: ((event: ChatEvent) => void) | undefined;
  onLost: () => void;
}

export interface SharedLine {
  /** Requests the numbers once more, if a stream is open. @returns whether another page was asked for them */
  ask(): boolean;
  /** Stops, and leaves the stream to the other pages. */
  leave(): void;
}

/** Shares one stream among all pages of a browser: the leading page opens it and forwards what arrives. */
export function shareLine({ peers, keep, onNumbers, onChat, onLost }: SharedLineOptions): SharedLine {
  let isLeading = false;
  /** The last message of this page as the leader. */
  let known: Word | null = null;

  function say(word: Word) {
    known = word;
    peers.tell(word);
  }
  const endHearing = peers.hear((word) => {
    if (word.is === "question") {
      if (isLeading && known) peers.tell(known);
    } else if (isLeading) {
      // The last message of the former leader.
    } else if (word.is === "chat") onChat?.(word.event);
    else if (word.is === "numbers") onNumbers(word.numbers);
    else onLost();
  });
  const stopLeading = peers.lead(() => {
    isLeading = true;
    const close = keep({
      onNumbers(numbers) {
        say({ is: "numbers", numbers });
        onNumbers(numbers);
      },
      onChat(event) {
        peers.tell({ is: "chat", event });
        onChat?.(event);
      },
      onLost() {
        say({ is: "lost" });
        onLost();
      },
    });
    return () => {
      isLeading = false;
      close();
    };
  });
  peers.tell({ is: "question" });
  return {
    ask() {
      if (!isLeading) peers.tell({ is: "question" });
      return !isLeading;
    },
    leave() {
      endHearing();
      stopLeading();
    },
  };
}
