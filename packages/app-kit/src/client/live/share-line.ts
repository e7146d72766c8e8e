import type { LiveNumbers } from "./keep-line.ts";

/** What the pages of a browser tell each other. */
export type Word =
  | { readonly is: "numbers"; readonly numbers: LiveNumbers }
  | { readonly is: "lost" }
  | { readonly is: "question" };

/** How the pages of a browser find each other. */
export interface Peers {
  /**
   * Calls `run` when this is the one page that may; another one follows when it goes.
   *
   * @param run - begins, and returns the end
   * @returns gives the place up
   */
  lead(run: () => () => void): () => void;
  /** Tells all others. */
  tell(word: Word): void;
  /** @returns ends it */
  hear(listener: (word: Word) => void): () => void;
}

export interface SharedLineOptions {
  peers: Peers;
  /** Opens the line of the browser, on the one page that has it. @returns closes it */
  keep: (listener: { onNumbers: (numbers: LiveNumbers) => void; onLost: () => void }) => () => void;
  onNumbers: (numbers: LiveNumbers) => void;
  onLost: () => void;
}

export interface SharedLine {
  /** Has the numbers told once more, if the line stands. @returns whether somebody else is asked for them */
  ask(): boolean;
  /** Leaves it to the other pages. */
  leave(): void;
}

/** One line for all pages of a browser: one of them has it and tells the others what comes. */
export function shareLine({ peers, keep, onNumbers, onLost }: SharedLineOptions): SharedLine {
  let isLeading = false;
  /** What this page knows as the one that has the line. */
  let known: Word | null = null;

  function say(word: Word) {
    known = word;
    peers.tell(word);
  }
  const endHearing = peers.hear((word) => {
    if (word.is === "question") {
      if (isLeading && known) peers.tell(known);
    } else if (isLeading) {
      // Last words of the page that had the line before.
    } else if (word.is === "numbers") onNumbers(word.numbers);
    else onLost();
  });
  const stopLeading = peers.lead(() => {
    isLeading = true;
    const close = keep({
      onNumbers(numbers) {
        say({ is: "numbers", numbers });
        onNumbers(numbers);
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
